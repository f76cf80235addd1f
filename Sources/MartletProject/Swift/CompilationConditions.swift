/// Decides conditions of `#if` as the compiler does on Linux with the copy of an app: it is built for the iPhone, as ``PlatformNames`` says.
struct CompilationConditions {
    /// The names set by `-D`.
    var names: Set<String>
    /// Whether a module can be imported.
    var canImport: (String) -> Bool

    /// Returns the tokens outside of excluded branches, without the directives.
    func activeTokens(_ tokens: [SwiftToken], in bytes: [UInt8]) -> [SwiftToken] {
        var active: [SwiftToken] = []
        // For each open `#if`: whether its branch counts, whether an earlier one did, and whether what is around it counts.
        var branches: [(isActive: Bool, wasActive: Bool, isOuterActive: Bool)] = []
        var index = 0
        while index < tokens.count {
            guard let directive = Self.directive(at: index, tokens, bytes) else {
                if branches.last?.isActive ?? true { active.append(tokens[index]) }
                index += 1
                continue
            }
            let end = tokens[index...].firstIndex { $0.kind == .newline } ?? tokens.count
            let condition = tokens[(index + 2)..<end].map { String(decoding: bytes[$0.range], as: UTF8.self) }
            switch directive {
            case "if":
                let isOuterActive = branches.last?.isActive ?? true
                let holds = isOuterActive && holds(condition)
                branches.append((holds, holds, isOuterActive))
            case "elseif", "else":
                if let branch = branches.popLast() {
                    let holds = branch.isOuterActive && !branch.wasActive && (directive == "else" || holds(condition))
                    branches.append((holds, branch.wasActive || holds, branch.isOuterActive))
                }
            default: _ = branches.popLast()
            }
            index = end
        }
        return active
    }

    /// Returns the directives `if`, `elseif`, `else` and `endif` of a file, with the indices of their marks.
    static func directives(in tokens: [SwiftToken], _ bytes: [UInt8]) -> [(index: Int, name: String)] {
        tokens.indices.compactMap { index in directive(at: index, tokens, bytes).map { (index, $0) } }
    }

    /// Returns the arguments of `os(…)` in the conditions of a file.
    static func platforms(in tokens: [SwiftToken], _ bytes: [UInt8]) -> [SwiftToken] {
        directives(in: tokens, bytes).flatMap { directive in
            let condition = tokens[directive.index...].prefix { $0.kind != .newline }
            return condition.indices.dropLast(2).filter { index in
                bytes[condition[index].range].elementsEqual("os".utf8) && bytes[condition[index + 1].range].elementsEqual("(".utf8)
            }.map { condition[$0 + 2] }
        }
    }

    private static func directive(at index: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> String? {
        guard tokens[index].kind == .mark, bytes[tokens[index].range.lowerBound] == UInt8(ascii: "#"), index + 1 < tokens.count,
            index == 0 || tokens[index - 1].kind == .newline, tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
        else { return nil }
        let word = String(decoding: bytes[tokens[index + 1].range], as: UTF8.self)
        return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
    }

    #if arch(arm64)
    private static let architecture = "arm64"
    #else
    private static let architecture = "x86_64"
    #endif

    /// Decides a condition, from its tokens.
    func holds(_ condition: [String]) -> Bool {
        var reader = Reader(tokens: condition[...], conditions: self)
        return reader.alternative()
    }

    /// Reads a condition with its operators `||`, `&&`, `!` and parentheses.
    private struct Reader {
        var tokens: ArraySlice<String>
        let conditions: CompilationConditions

        mutating func alternative() -> Bool {
            var holds = conjunction()
            while take("|", "|") {
                let next = conjunction()
                holds = holds || next
            }
            return holds
        }

        private mutating func conjunction() -> Bool {
            var holds = atom()
            while take("&", "&") {
                let next = atom()
                holds = holds && next
            }
            return holds
        }

        private mutating func atom() -> Bool {
            guard let first = tokens.popFirst() else { return false }
            switch first {
            case "!": return !atom()
            case "(":
                let holds = alternative()
                _ = take(")")
                return holds
            case "true": return true
            case "false": return false
            default:
                guard take("(") else { return conditions.names.contains(first) }
                var argument: [String] = []
                while let token = tokens.popFirst(), token != ")" { argument.append(token) }
                return holds(first, argument)
            }
        }

        private func holds(_ function: String, _ argument: [String]) -> Bool {
            switch function {
            case "os": argument == ["Linux"] || argument == [PlatformNames.phone]
            // The second argument is a least version, which no module here has.
            case "canImport": argument.first.map { conditions.canImport($0) } ?? false
            case "arch": argument.first == CompilationConditions.architecture
            case "swift", "compiler": !argument.contains("<")
            case "hasFeature", "hasAttribute": true
            default: false  // targetEnvironment(simulator) and whatever else belongs to Apple's platforms.
            }
        }

        private mutating func take(_ marks: String...) -> Bool {
            guard tokens.starts(with: marks) else { return false }
            tokens.removeFirst(marks.count)
            return true
        }
    }
}
