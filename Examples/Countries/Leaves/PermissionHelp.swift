import SwiftUI

/// Explains how to allow notifications after the user has denied them.
public struct PermissionHelp: View {
    private let close: @MainActor () -> Void

    public init(close: @escaping @MainActor () -> Void) { self.close = close }

    public var body: some View {
        NavigationStack {
            List {
                Section {
                    Label {
                        Text(app: "Open the settings of this page or app.")
                    } icon: {
                        Image(systemName: "1.circle.fill")
                    }
                    Label {
                        Text(app: "Find “Notifications”, and allow them.")
                    } icon: {
                        Image(systemName: "2.circle.fill")
                    }
                    Label {
                        Text(app: "Come back here.")
                    } icon: {
                        Image(systemName: "3.circle.fill")
                    }
                } header: {
                    Text(app: "In a browser the settings of a page are beside its address.")
                }
            }
            .navigationTitle(Text(app: "Notifications"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(action: close) { Text(app: "Done") }
                }
            }
        }
    }
}
