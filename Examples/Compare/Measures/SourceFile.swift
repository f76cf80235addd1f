import Foundation

/// A Swift file, looked at as text: enough to count, not to compile.
struct SourceFile {
    let name: String
    /// The lines that are neither blank nor nothing but a comment.
    let code: [String]

    init(name: String, text: String) {
        self.name = name
        code = text.split(separator: "\n").map(String.init).filter { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return !line.isEmpty && !line.hasPrefix("//")
        }
    }

    /// The modules it imports.
    var imports: Set<String> {
        Set(
            code.compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy({ $0.hasPrefix("@") }) else { return nil }
                return words.last.map(String.init)
            })
    }

    /// The types that are declared at any depth, each with its heading and the lines it covers.
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

    /// The lines from a heading to the brace that ends it.
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

    /// The words in it that could be names of types.
    var words: Set<String> {
        Set(lines.joined(separator: "\n").matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    }
}
