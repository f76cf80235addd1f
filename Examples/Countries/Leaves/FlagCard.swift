import CountriesEntities
import SwiftUI

/// A large flag with a close button.
public struct FlagCard: View {
    private let code: Country.Code
    private let name: String?
    private let close: @MainActor () -> Void

    /// - Parameter name: The country's name; `nil` while it is loading.
    public init(code: Country.Code, name: String?, close: @escaping @MainActor () -> Void) {
        self.code = code
        self.name = name
        self.close = close
    }

    public var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                FlagView(code: code, height: 180)
                    .accessibilityLabel(Text(app: "Flag"))
                Text(verbatim: name ?? code)
                    .font(.title2)
                    .fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle(Text(app: "Flag"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(action: close) { Text(app: "Done") }
                }
            }
        }
    }
}
