import Foundation
import QBChatPorts

/// The measurements of one running port.
public struct PortRuntime: Codable, Hashable, Sendable {
    /// The cost of each workload, by its raw value.
    public var costs: [String: Cost]
    /// The cost of a message in the first chat of lists of different lengths.
    public var sweep: [SweepPoint]
    public var life: Life
    public var sessions: Sessions
    public var reach: StateReach
    public var reaction: Reaction
    public var footprint: Footprint

    public subscript(workload: Workload) -> Cost? { costs[workload.rawValue] }

    /// - Parameter program: The program `Compare`, for measurements in a separate process.
    @MainActor
    public static func measure(_ port: ChatPort, by program: URL) async throws -> PortRuntime {
        var costs: [String: Cost] = [:]
        for workload in Workload.allCases { costs[workload.rawValue] = await workload.cost(in: port) }
        var sweep: [SweepPoint] = []
        for count in SweepPoint.counts {
            sweep.append(SweepPoint(count: count, cost: await Workload.receiving(1, among: count, in: port)))
        }
        return PortRuntime(
            costs: costs, sweep: sweep, life: await Life.measure(port, actions: 10_000), sessions: await Sessions.measure(port, count: 200),
            reach: await StateReach.measure(port, chats: 1000, visited: 50), reaction: await Reaction.measure(port, chats: 1000),
            footprint: try Footprint.measure(port, by: program))
    }
}

/// The cost of an action for a number of rows or views.
public struct SweepPoint: Codable, Hashable, Sendable {
    public var count: Int
    public var cost: Cost

    public init(count: Int, cost: Cost) {
        self.count = count
        self.cost = cost
    }

    /// The numbers of rows or views in a sweep.
    public static let counts = [10, 100, 1000, 5000]
}
