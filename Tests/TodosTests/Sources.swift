import Foundation

/// The sources of the example, for tests of their dependencies.
enum Sources {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    static let example = repository.appending(path: "Examples/Todos")

    struct File {
        let name: String
        let text: String

        /// The imported modules.
        var imports: Set<String> {
            Set(text.matches(of: /(?m)^(?:@\w+ )?import (\w+)/).map { String($0.1) })
        }

        /// Returns whether a whole word occurs.
        func mentions(_ word: String) -> Bool {
            text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
        }
    }

    /// The Swift files in a folder of the example.
    static func files(in folder: String) throws -> [File] {
        let root = example.appending(path: folder)
        let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try paths.filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
            .map { File(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
            .sorted { $0.name < $1.name }
    }

    /// The names of a type's stored properties, in order.
    static func properties(of type: String, in text: String) throws -> [String] {
        guard let start = text.firstRange(of: try Regex("struct \(type)\\b[^{]*\\{"))?.upperBound else { return [] }
        let body = text[start...].prefix(while: { $0 != "}" })
        let own = body.split(separator: "\n").prefix { !$0.contains("struct ") }
        return own.compactMap { $0.firstMatch(of: #/^\s*(?:let|var) (\w+): /#).map { String($0.1) } }
    }
}
