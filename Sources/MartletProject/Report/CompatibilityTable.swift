import Foundation

/// The APIs of SwiftUI that Martlet lacks, or accepts without effect, from the table that its documentation has of them.
public struct CompatibilityTable: Hashable, Sendable {
    /// The framework that has each absent API: `SwiftUI` unless the table names another.
    private(set) var absent: [String: String] = [:]
    /// The APIs that compile and change nothing.
    private(set) var inert: Set<String> = []

    /// - Parameter martlet: The folder of Martlet's package. Without the table in it, nothing is known.
    init(martlet: URL) {
        let file = martlet.appending(path: "docs/compatibility.md")
        self.init(table: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// Reads the rows ``| 222 | `.modelContainer` | 13 | absent | SwiftData’s | |``.
    init(table: String) {
        for line in table.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > 5, let name = cells.dropFirst(2).first, name.hasPrefix("`"), name.hasSuffix("`") else { continue }
            let api = String(name.dropFirst().dropLast())
            switch cells[4] {
            case "absent": absent[api] = cells[5].hasSuffix("’s") ? String(cells[5].dropLast(2)) : "SwiftUI"
            case "inert": inert.insert(api)
            default: break
            }
        }
    }
}
