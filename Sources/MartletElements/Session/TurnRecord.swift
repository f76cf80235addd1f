/// What one turn of a session did, for the author of the app.
public struct TurnRecord: Equatable, Sendable {
    /// Where the change came from that made the turn necessary; if there were several, the first.
    public enum Cause: String, Equatable, Sendable {
        /// An event that the host has sent.
        case event
        /// What ran after the turn before: `onAppear`, `onChange`, `task`.
        case effects
        /// Code in a task that the session has started.
        case task
        /// Code of another session: both use an object that has changed.
        case otherSession
        /// Code that belongs to no session: a timer, a dispatch queue, a notification.
        case callback
        /// A value that the author has set in the inspector.
        case edit
    }

    /// Evaluations of one view or modifier that have the same reasons.
    public struct Evaluation: Codable, Equatable, Sendable {
        /// The name of the type as its author writes it: `Row<String>`.
        public var view: String
        public var count: Int
        /// Why, in sentences without a full stop: `Row.count changed`.
        public var reasons: [String]

        public init(view: String, count: Int, reasons: [String]) {
            self.view = view
            self.count = count
            self.reasons = reasons
        }
    }

    public var cause: Cause
    /// The evaluations of bodies of the app's own views and modifiers, in the order of their first.
    public var evaluations: [Evaluation]
    /// The number of evaluations of Martlet's own views, such as the one inside a button.
    public var otherEvaluations: Int
    /// The number of changes of elements.
    public var operations: Int
    /// How long the turn took, with its effects. With the cause ``Cause/event``, the handler of the event included.
    public var duration: Duration

    public init(cause: Cause, evaluations: [Evaluation], otherEvaluations: Int, operations: Int, duration: Duration) {
        self.cause = cause
        self.evaluations = evaluations
        self.otherEvaluations = otherEvaluations
        self.operations = operations
        self.duration = duration
    }
}
