/// Slow work of one session. All sessions of a process share its main thread, so all of them were delayed.
public struct SlowWork: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// Evaluating bodies and updating elements. The first turn of a session builds its first page.
        case turn
        /// A handler of the app, such as a button's action.
        case handler(Action)
    }

    public let kind: Kind
    public let duration: Duration
    /// The view whose own work took longest: its body, or an effect of it such as `onAppear`. For a handler, the view that created it.
    /// `nil` if no view can be named.
    public let view: String?
    /// The duration of the longest uninterrupted work of that view alone.
    public let viewDuration: Duration

    public init(_ kind: Kind, duration: Duration, view: String?, viewDuration: Duration) {
        self.kind = kind
        self.duration = duration
        self.view = view
        self.viewDuration = viewDuration
    }

    public var description: String {
        let consequence = "All sessions of this process waited."
        switch kind {
        case .turn:
            let part = view.map { ", \($0) alone \(Self.text(viewDuration))" } ?? ""
            return "A turn took \(Self.text(duration))\(part). \(consequence)"
        case .handler(let action):
            return "The '\(action)' handler in \(view ?? "the app") took \(Self.text(duration)). \(consequence)"
        }
    }

    private static func text(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }
}
