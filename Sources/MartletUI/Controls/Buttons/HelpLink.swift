import Foundation
import MartletCore

/// A round button with a question mark, which opens help.
///
///     HelpLink(destination: URL(string: "https://example.com/help")!)
public struct HelpLink: View {
    private enum Target {
        case url(URL)
        case action(@MainActor () -> Void)
        case anchor
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    public nonisolated init(action: @escaping @MainActor () -> Void) { target = .action(action) }
    public nonisolated init(destination: URL) { target = .url(destination) }
    /// A link to a page of a help book. There are no help books here, so the button is disabled.
    public nonisolated init(anchor: NSHelpManager.AnchorName) { target = .anchor }

    public var body: some View {
        switch target {
        case .url(let url): button { openURL(url) }
        case .action(let action): button(action)
        case .anchor: button {}.disabled(true).inert("HelpLink(anchor:)")
        }
    }

    private func button(_ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Image(systemName: "questionmark") }
            .buttonStyle(.bordered)
            .buttonBorderShape(.circle)
            .accessibilityLabel("Help")
    }
}

/// The manager of help books, of which there are none.
public enum NSHelpManager {
    /// The name of a page in a help book.
    public struct AnchorName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }
}
