import Foundation
import QBChatPorts

/// What a change of the app costs in a port: counted from the patch that makes it.
public struct ChangeCost: Codable, Hashable, Sendable {
    /// The folder of the change.
    public var change: String
    /// The raw value of the port.
    public var port: String
    public var files: Int
    /// Lines that are added and lines that are taken away.
    public var lines: Int
    /// The targets that are touched.
    public var modules: [String]
    /// The targets that are built anew: those that are touched, and all that stand on them in an app of this port alone.
    public var rebuilt: [String]
    /// The files that were there before and are changed, by the folder of their target.
    public var edited: [String]

    /// The change, for people.
    public var title: String { change.replacing("-", with: " ") }

    /// Reads the patches of all changes.
    ///
    /// - Parameter root: The repository.
    public static func read(in root: URL) throws -> [ChangeCost] {
        let targets = try PortSource.targets(in: root)
        let folder = root.appending(path: "Examples/Compare/Changes")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.contains(".") }.sorted().flatMap { change in
            try ChatPort.allCases.map { port in
                let patch = try String(contentsOf: folder.appending(path: "\(change)/\(port.rawValue).patch"), encoding: .utf8)
                let app = PortSource.app(of: port.target, in: targets)
                return ChangeCost(
                    change: change, port: port.rawValue, patch: patch, imports: app.mapValues { Set($0.flatMap(\.imports)) })
            }
        }
    }

    /// - Parameter imports: What each target of the app imports.
    init(change: String, port: String, patch: String, imports: [String: Set<String>]) {
        self.change = change
        self.port = port
        let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
        let paths = lines.filter { $0.hasPrefix("+++ b/Examples/QBChat/") }.map { $0.dropFirst("+++ b/Examples/QBChat/".count) }
        files = paths.count
        edited = lines.filter { $0.hasPrefix("--- a/Examples/QBChat/") }.map { String($0.dropFirst("--- a/Examples/QBChat/".count)) }
        self.lines = lines.count { line in
            (line.hasPrefix("+") && !line.hasPrefix("+++ ")) || (line.hasPrefix("-") && !line.hasPrefix("--- "))
        }
        let touched = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
        modules = touched.sorted()
        var built = touched
        while let next = imports.first(where: { target, imported in
            !built.contains(target) && !imported.isDisjoint(with: built.map { "QBChat" + $0 })
        }) {
            built.insert(next.key)
        }
        rebuilt = built.sorted()
    }
}
