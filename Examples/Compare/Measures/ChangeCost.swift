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
    /// The targets that are built anew: those that are touched, and all of the example that stand on them.
    public var rebuilt: [String]

    /// Reads the patches of all changes.
    ///
    /// - Parameter root: The repository.
    public static func read(in root: URL) throws -> [ChangeCost] {
        let examples = root.appending(path: "Examples")
        var imports: [String: Set<String>] = [:]
        let chat = examples.appending(path: "QBChat")
        for target in try FileManager.default.contentsOfDirectory(atPath: chat.path) where !target.contains(".") {
            imports[target] = Set(try PortSource.files(in: chat.appending(path: target)).flatMap(\.imports))
        }
        let folder = examples.appending(path: "Compare/Changes")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.contains(".") }.sorted().flatMap { change in
            try ChatPort.allCases.compactMap { port in
                let file = folder.appending(path: "\(change)/\(port.rawValue).patch")
                guard FileManager.default.fileExists(atPath: file.path) else { return nil }
                let patch = try String(contentsOf: file, encoding: .utf8)
                return ChangeCost(change: change, port: port.rawValue, patch: patch, imports: imports)
            }
        }
    }

    /// - Parameter imports: What each target of the example imports.
    init(change: String, port: String, patch: String, imports: [String: Set<String>]) {
        self.change = change
        self.port = port
        let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
        let paths = lines.filter { $0.hasPrefix("+++ b/Examples/QBChat/") }.map { $0.dropFirst("+++ b/Examples/QBChat/".count) }
        files = paths.count
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
