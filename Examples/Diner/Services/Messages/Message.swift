/// A sentence for the guest, shown above whatever is on the screen.
public struct Message: Equatable, Sendable {
    public enum Style: Hashable, Sendable {
        case information, error
    }

    public let text: String
    public let style: Style

    public init(_ text: String, style: Style = .information) {
        self.text = text
        self.style = style
    }
}
