import Foundation
import QBChatPorts

/// The cost of a change of the app in one port, counted from its patch.
public struct ChangeCost: Codable, Hashable, Sendable {
    /// The folder of the change.
    public var change: String
    /// The raw value of the port.
    public var port: String
    public var files: Int
    /// The number of added and removed lines of code, without comments and blank lines.
    public var lines: Int
    /// Those of them outside the targets that all ports share.
    public var ownLines: Int
    /// The modified targets.
    public var modules: [String]
    /// The targets to rebuild: the modified ones and those that depend on them, in an app with only this port.
    public var rebuilt: [String]
    /// The modified files that existed before, by their target's folder.
    public var edited: [String]

    /// The name of the change for display.
    public var title: String { change.replacing("-", with: " ") }

    /// Reads the patches of all changes.
    ///
    /// - Parameter root: The root folder of the repository.
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

    /// - Parameter imports: The imports of each target of the app.
    init(change: String, port: String, patch: String, imports: [String: Set<String>]) {
        self.change = change
        self.port = port
        let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
        let paths = lines.filter { $0.hasPrefix("+++ b/Examples/QBChat/") }.map { $0.dropFirst("+++ b/Examples/QBChat/".count) }
        files = paths.count
        edited = lines.filter { $0.hasPrefix("--- a/Examples/QBChat/") }.map { String($0.dropFirst("--- a/Examples/QBChat/".count)) }
        var (all, own) = (0, 0)
        var isShared = false
        for line in lines {
            if line.hasPrefix("diff --git") {
                isShared = PortSource.shared.contains { line.contains("/Examples/QBChat/\($0)/") }
            } else if (line.hasPrefix("+") && !line.hasPrefix("+++ ")) || (line.hasPrefix("-") && !line.hasPrefix("--- ")) {
                let code = line.dropFirst().trimmingCharacters(in: .whitespaces)
                guard !code.isEmpty, !code.hasPrefix("//") else { continue }
                all += 1
                if !isShared { own += 1 }
            }
        }
        self.lines = all
        ownLines = own
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
