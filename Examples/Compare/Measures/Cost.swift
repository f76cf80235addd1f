/// The cost of an action in an app, as exact counts.
public struct Cost: Codable, Hashable, Sendable {
    /// The number of actions.
    public var actions: Int
    /// The number of evaluated bodies.
    public var evaluations: Int
    /// The number of evaluations that changed no element.
    public var idle: Int
    /// The number of operations sent to the host.
    public var operations: Int
    /// The size of these operations in the web host's format; `nil` without a web host.
    public var bytes: Int?

    public init(actions: Int, evaluations: Int = 0, idle: Int = 0, operations: Int = 0, bytes: Int? = nil) {
        self.actions = actions
        self.evaluations = evaluations
        self.idle = idle
        self.operations = operations
        self.bytes = bytes
    }

    public var evaluationsPerAction: Double { Double(evaluations) / Double(max(actions, 1)) }
    public var operationsPerAction: Double { Double(operations) / Double(max(actions, 1)) }
    public var bytesPerAction: Double? { bytes.map { Double($0) / Double(max(actions, 1)) } }
    /// The share of evaluations that changed nothing, from 0 to 1.
    public var idleShare: Double { evaluations == 0 ? 0 : Double(idle) / Double(evaluations) }
}
