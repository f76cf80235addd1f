/// Work of one session that took long. All sessions of a process share its main thread, so all of them waited.
public struct SlowWork: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// Evaluating bodies and updating elements. The first turn of a session makes its first page.
        case turn
        /// A handler of the app, such as a button's action.
        case handler(Action)
    }

    public let kind: Kind
    public let duration: Duration
    /// The view whose own work took longest: its body, or an effect such as `onAppear` that it made. Of a handler, the view that made it. `nil`
    /// when no view can be named.
    public let view: String?
    /// How long that view alone took, in one piece.
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
