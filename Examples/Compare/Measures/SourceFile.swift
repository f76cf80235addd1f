import Foundation

/// A Swift file as text: enough to count, not to compile.
struct SourceFile {
    let name: String
    /// The lines that contain code.
    let code: [String]

    init(name: String, text: String) {
        self.name = name
        code = text.split(separator: "\n").map(String.init).filter { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return !line.isEmpty && !line.hasPrefix("//")
        }
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        Set(
            code.compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy({ $0.hasPrefix("@") }) else { return nil }
                return words.last.map(String.init)
            })
    }

    /// The declared types, including nested ones, with their headings and lines.
    var types: [TypeSource] {
        code.indices.compactMap { index in
            let line = code[index]
            guard let match = line.firstMatch(of: /\b(struct|class|enum|actor|protocol) (\w+)/), !line.contains("(\"") else { return nil }
            let before = line[..<match.range.lowerBound].split(separator: " ")
            guard before.allSatisfy({ Self.prefixes.contains(String($0)) || $0.hasPrefix("@") }) else { return nil }
            return TypeSource(kind: String(match.1), name: String(match.2), heading: line, lines: region(from: index))
        }
    }

    private static let prefixes: Set<String> = ["public", "private", "fileprivate", "internal", "final", "indirect", "nonisolated"]

    /// Returns the lines from a heading to the closing brace.
    private func region(from start: Int) -> [String] {
        var depth = 0
        var lines: [String] = []
        for line in code[start...] {
            lines.append(line)
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0, line.contains("}") { break }
        }
        return lines
    }
}

/// The declaration of a type, as text.
struct TypeSource {
    let kind: String
    let name: String
    let heading: String
    let lines: [String]

    var isView: Bool { heading.contains(/:.*\bView\b/) }

    /// The words that could be names of types.
    var words: Set<String> {
        Set(lines.joined(separator: "\n").matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    }
}
