/// An import in a source file.
public struct Import: Hashable, Sendable {
    /// The name of the module: `Foundation` for `import struct Foundation.Date`.
    public let module: String
    /// The line number, starting at 1.
    public let line: Int
    /// Whether modules that import this file's module get this import, too: `@_exported import`.
    public let isExported: Bool

    public init(_ module: String, line: Int, isExported: Bool = false) {
        self.module = module
        self.line = line
        self.isExported = isExported
    }

    /// Returns all imports in a source file, with any attributes (`@testable`, `@_exported`, `public`) and in every branch of an `#if`,
    /// because a rule holds on every platform.
    public static func all(in source: String) -> [Import] {
        // Most files have their imports at the top, so the text after the last one need not be parsed.
        guard let last = source.ranges(of: "import").last else { return [] }
        let end = source[last.upperBound...].firstIndex(where: \.isNewline) ?? source.endIndex
        var found: [Import] = []
        let lines = SwiftText(source[..<end]).code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where line.contains("import") {
            for statement in line.split(separator: ";") {
                guard let module = module(importedBy: statement) else { continue }
                found.append(Import(module, line: index + 1, isExported: statement.contains("@_exported")))
            }
        }
        return found
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = ["typealias", "struct", "class", "actor", "enum", "protocol", "let", "var", "func"]

    private static func module(importedBy statement: Substring) -> String? {
        var words = statement.split(whereSeparator: \.isWhitespace)[...]
        while let first = words.first, first.hasPrefix("@") || accessLevels.contains(first) {
            words.removeFirst()
            // An attribute may have an argument with a space in it: @_spi( Internals )
            if first.hasPrefix("@"), first.contains("("), !first.contains(")") {
                while let next = words.popFirst(), !next.contains(")") {}
            }
        }
        guard words.popFirst() == "import" else { return nil }
        if let kind = words.first, kinds.contains(kind), words.count > 1 { words.removeFirst() }
        guard let path = words.first else { return nil }
        let module = path.prefix { $0 != "." }.filter { $0 != "`" }
        return module.isEmpty ? nil : String(module)
    }
}
