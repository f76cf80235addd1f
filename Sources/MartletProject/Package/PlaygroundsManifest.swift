/// The manifest of a Swift Playgrounds app. It declares its app by a product that only Apple's package manager knows.
enum PlaygroundsManifest {
    /// Returns a manifest with each `.iOSApplication(…)` as an executable product; any other manifest stays as it is.
    static func rewritten(_ text: String) -> String {
        guard text.contains("AppleProductTypes") || text.contains("iOSApplication") else { return text }
        let source = SwiftSource(
            text, path: "Package.swift", conditions: CompilationConditions(names: [], canImport: { $0 == "AppleProductTypes" }))
        var edits = SourceEdits()
        for index in source.tokens.indices {
            if source.isToken(index, "import"), source.isToken(index + 1, "AppleProductTypes") {
                edits.replace(source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, with: "")
            }
            guard source.isToken(index, "iOSApplication"), source.isToken(index + 1, "("), let end = source.closing(of: index + 1) else {
                continue
            }
            let kept = ["name", "targets"].compactMap { argument($0, in: source, from: index + 2, to: end) }
            let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
            edits.replace(range, with: "executable(\(kept.joined(separator: ", ")))")
        }
        return edits.applied(to: source.bytes)
    }

    /// Returns the text of an argument, `name: "App"`.
    private static func argument(_ name: String, in source: SwiftSource, from start: Int, to end: Int) -> String? {
        var index = start
        while index < end {
            if source.isToken(index, name), source.isToken(index + 1, ":") {
                var last = index + 2
                while last + 1 < end, !source.isToken(last + 1, ",") {
                    last = source.isToken(last, "[") ? source.closing(of: last) ?? last : last + 1
                    if source.isToken(last, "]") { break }
                }
                if source.isToken(last, "[") { last = source.closing(of: last) ?? last }
                let range = source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound
                return String(decoding: source.bytes[range], as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
            }
            index = ["(", "[", "{"].contains(where: { source.isToken(index, $0) }) ? (source.closing(of: index) ?? end) + 1 : index + 1
        }
        return nil
    }
}
