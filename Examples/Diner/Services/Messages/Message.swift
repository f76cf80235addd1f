/// A message to the guest, shown above the current screen.
public struct Message: Equatable, Sendable {
    public enum Style: Hashable, Sendable {
        case information, error
    }

    /// The text, in English, which the view that shows it translates.
    public let text: String
    public let style: Style

    public init(_ text: String, style: Style = .information) {
        self.text = text
        self.style = style
    }
}
