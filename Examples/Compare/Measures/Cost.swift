/// What something an app was made to do has cost, as exact counts.
public struct Cost: Codable, Hashable, Sendable {
    /// How often it was done.
    public var actions: Int
    /// Bodies that were evaluated.
    public var evaluations: Int
    /// Evaluations that changed nothing of what is shown.
    public var idle: Int
    /// Operations that the host was told.
    public var operations: Int
    /// The bytes of these operations as the web host writes them; `nil` where there is no web host.
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
