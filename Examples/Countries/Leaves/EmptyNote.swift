import SwiftUI

/// A placeholder for missing content, with a hint.
public struct EmptyNote: View {
    private let title: LocalizedStringKey
    private let hint: LocalizedStringKey
    private let symbol: String

    public init(_ title: LocalizedStringKey, hint: LocalizedStringKey, symbol: String) {
        self.title = title
        self.hint = hint
        self.symbol = symbol
    }

    public var body: some View {
        ContentUnavailableView {
            Label {
                Text(app: title)
            } icon: {
                Image(systemName: symbol)
            }
        } description: {
            Text(app: hint)
        }
    }
}
