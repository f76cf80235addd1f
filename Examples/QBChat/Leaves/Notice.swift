import SwiftUI

/// Says that there is nothing to see, and why.
public struct Notice: View {
    let symbol: String
    let title: String
    let text: String?

    public init(symbol: String, title: String, text: String? = nil) {
        self.symbol = symbol
        self.title = title
        self.text = text
    }

    public var body: some View {
        VStack(spacing: 10) {
            Image(systemName: symbol)
                .font(.system(size: 36))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text(verbatim: title)
                .font(.headline)
            if let text {
                Text(verbatim: text)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
