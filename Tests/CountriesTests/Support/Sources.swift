import Foundation

/// The source files of the example.
enum Sources {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let folder = root.appendingPathComponent("Examples/Countries")

    /// The Swift files in a folder of the example, with their texts.
    static func files(in layer: String) throws -> [(name: String, text: String)] {
        let folder = folder.appendingPathComponent(layer)
        let names =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        return try names.sorted().map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    /// The modules that the files in a folder import.
    static func imports(of layer: String) throws -> Set<String> {
        Set(try files(in: layer).flatMap { $0.text.matches(of: /(?m)^import (\w+)/).map { String($0.1) } })
    }

    /// The number of non-empty lines.
    static func lineCount(of layer: String) throws -> Int {
        try files(in: layer).map { $0.text.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) } }.reduce(0, +)
    }
}
