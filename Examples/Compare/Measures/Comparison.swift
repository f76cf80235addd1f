import Foundation
import QBChatPorts

/// The whole comparison, as stored in the repository.
public struct Comparison: Codable, Hashable, Sendable {
    public var ports: [PortComparison]
    /// The sweeps of the example Diner, by the raw values of ``DinerSweep``.
    public var diner: [String: [SweepPoint]]
    public var roles: [RoleSource]
    public var features: [FeatureSource]
    public var changes: [ChangeCost]
    /// The two interfaces of the example Countries.
    public var twins: [TwinSource]
    /// The page of a country in the example Countries, in two versions.
    public var layers: [LayerSource]
    /// How the app of `Examples/Growth` grows in each architecture.
    public var growth: [Growth]

    public subscript(port: ChatPort?) -> PortComparison? { ports.first { $0.port == port?.rawValue } }

    /// Reads the stored results.
    public static func kept() throws -> Comparison {
        try JSONDecoder().decode(Comparison.self, from: Data(PackageResources.results_json))
    }

    /// Measures everything but growth, which is copied from the stored results. It takes about a minute.
    ///
    /// - Parameters:
    ///   - root: The root folder of the repository, for the analysis of the sources.
    ///   - program: The program `Compare`, for measurements in a separate process.
    @MainActor
    public static func measure(in root: URL, by program: URL) async throws -> Comparison {
        var ports: [PortComparison] = []
        for port in ChatPort.allCases {
            ports.append(
                PortComparison(
                    port: port.rawValue, runtime: try await PortRuntime.measure(port, by: program),
                    source: try PortSource.read(port, in: root), traits: try await PortTraits.measure(port, in: root)))
        }
        return Comparison(
            ports: ports, diner: await sweeps(), roles: try RoleSource.read(in: root), features: try FeatureSource.read(in: root),
            changes: try ChangeCost.read(in: root), twins: try TwinSource.read(in: root), layers: try LayerSource.read(in: root),
            growth: try kept().growth)
    }

    /// The sweeps of the example Diner.
    @MainActor
    private static func sweeps() async -> [String: [SweepPoint]] {
        var diner: [String: [SweepPoint]] = [:]
        for sweep in DinerSweep.allCases {
            for count in SweepPoint.counts {
                diner[sweep.rawValue, default: []].append(SweepPoint(count: count, cost: await sweep.cost(among: count)))
            }
        }
        return diner
    }

    /// Analyses the sources and the built modules again, and Diner, which takes seconds, and stores the results beside what was measured of the
    /// running ports.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func updateSources(in root: URL) async throws {
        var comparison = try kept()
        for index in comparison.ports.indices {
            if let port = ChatPort(rawValue: comparison.ports[index].port) {
                comparison.ports[index].source = try PortSource.read(port, in: root)
                comparison.ports[index].traits = try await PortTraits.measure(port, in: root)
            }
        }
        comparison.diner = await sweeps()
        comparison.roles = try RoleSource.read(in: root)
        comparison.features = try FeatureSource.read(in: root)
        comparison.changes = try ChangeCost.read(in: root)
        comparison.twins = try TwinSource.read(in: root)
        comparison.layers = try LayerSource.read(in: root)
        try comparison.store(in: root)
    }

    /// Measures everything, and stores the results and their tables.
    ///
    /// - Parameters:
    ///   - root: The root folder of the repository.
    ///   - program: The program `Compare`.
    @MainActor
    public static func update(in root: URL, by program: URL) async throws {
        try await measure(in: root, by: program).store(in: root)
    }

    /// Measures the growth of architectures again, and stores each beside the other results.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func updateGrowth(of ports: [GrowthPort] = GrowthPort.allCases, in root: URL) async throws {
        // Not those built into this program: it may have stored others since it was built.
        var comparison = try JSONDecoder().decode(Comparison.self, from: Data(contentsOf: results(in: root)))
        for port in ports {
            let growth = try await Growth.measure(port, in: root)
            let others = comparison.growth.filter { $0.port != port.rawValue }
            comparison.growth = GrowthPort.allCases.compactMap { port in ([growth] + others).first { $0.port == port.rawValue } }
            try comparison.store(in: root)
        }
    }

    private static func results(in root: URL) -> URL { root.appending(path: "Examples/Compare/Measures/Resources/results.json") }

    private func store(in root: URL) throws {
        let folder = root.appending(path: "Examples/Compare")
        try json.write(to: Self.results(in: root))
        try Data(markdown.utf8).write(to: folder.appending(path: "tables.md"))
    }

    /// The results in the format of the stored file.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

/// The results of one port.
public struct PortComparison: Codable, Hashable, Sendable, Identifiable {
    /// The raw value of its ``ChatPort``.
    public var port: String
    public var runtime: PortRuntime
    public var source: PortSource
    public var traits: PortTraits

    public var id: String { port }
    public var title: String { ChatPort(rawValue: port)?.title ?? port }
}
