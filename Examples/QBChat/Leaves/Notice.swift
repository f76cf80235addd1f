import SwiftUI

/// A placeholder for missing content, with an explanation.
public struct Notice: View {
    let symbol: String
    let title: String
    let text: String?
    let retry: (@MainActor () -> Void)?

    /// - Parameter retry: The action of the retry button; `nil` for no button.
    public init(symbol: String, title: String, text: String? = nil, retry: (@MainActor () -> Void)? = nil) {
        self.symbol = symbol
        self.title = title
        self.text = text
        self.retry = retry
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
            if let retry {
                Button("Try again", action: retry)
                    .buttonStyle(.borderedProminent)
                    .padding(.top, 6)
            }
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
