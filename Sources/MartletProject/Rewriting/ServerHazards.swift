/// Finds what is not fit for a server of many users. It changes nothing. Tests are left out: no server runs them.
struct ServerHazards: RewriteRule {
    /// The labels of arguments that are places to write at, by the functions that have them.
    private static let writers: [String: Set<String>] = [
        "write": ["to", "toFile"], "createFile": ["atPath"], "createDirectory": ["at", "atPath"], "removeItem": ["at", "atPath"],
        "copyItem": ["to", "toPath"], "moveItem": ["to", "toPath"],
    ]
    /// The labels of arguments that are paths of files.
    private static let paths: Set<String> = [
        "fileURLWithPath", "filePath", "atPath", "toPath", "toFile", "contentsOfFile", "forWritingAtPath", "forReadingAtPath",
        "forUpdatingAtPath",
    ]
    /// Folders of which a machine has one for all users. `HOME` and `TMPDIR` are each user's own.
    private static let sharedFolders = ["/tmp/", "/var/", "/private/", "/Users/", "/home/", "/Library/"]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        let words = source.tokens.indices.filter { source.tokens[$0].kind == .word }
        guard
            !words.contains(where: {
                source.isToken($0, "import") && (source.isToken($0 + 1, "XCTest") || source.isToken($0 + 1, "Testing"))
            })
        else { return }
        let names = Names(source)
        let main = MainActorScopes(source)
        var found: Set<ServerReport.Use> = []
        for index in words {
            guard let hazard = hazard(at: index, source, names, isMain: main.isMain[index]) else { continue }
            let use = ServerReport.Use(hazard: hazard, file: source.path, line: source.tokens[index].line)
            if found.insert(use).inserted { edits.add(use) }
        }
    }

    /// The names that a file gives to what matters here.
    private struct Names {
        var bundle: Set<String> = []
        var waits: Set<String> = []
        var addresses: Set<String> = []

        init(_ source: SwiftSource) {
            for index in source.tokens.indices where source.isToken(index, "let") || source.isToken(index, "var") {
                guard source.tokens.indices.contains(index + 1), source.tokens[index + 1].kind == .word else { continue }
                let name = source.text(source.tokens[index + 1])
                let end = source.tokens[index...].firstIndex { $0.kind == .newline } ?? source.tokens.count
                if ServerHazards.namesBundle(index..<end, source) { bundle.insert(name) }
                let value = (index..<end).filter { source.tokens[$0].kind == .word }.map { source.text(source.tokens[$0]) }
                if value.contains("DispatchSemaphore") || value.contains("DispatchGroup") { waits.insert(name) }
                if ServerHazards.namesAddress(index..<end, source) { addresses.insert(name) }
            }
        }
    }

    private func hazard(at index: Int, _ source: SwiftSource, _ names: Names, isMain: Bool) -> ServerReport.Hazard? {
        let word = source.text(source.tokens[index])
        let owner = source.isToken(index - 1, ".") && index > 1 ? source.text(source.tokens[index - 2]) : nil
        if source.isToken(index + 1, ":"), Self.paths.contains(word), index + 2 < source.tokens.count {
            let text = source.text(source.tokens[index + 2])
            return Self.sharedFolders.contains { text.hasPrefix("\"" + $0) } ? .path : nil
        }
        if word == "while", isEmptyLoop(index, source) { return .spin }
        guard source.isToken(index + 1, "("), !source.isToken(index - 1, "func"), let end = source.closing(of: index + 1) else {
            return nil
        }
        let arguments = (index + 2)..<max(end, index + 2)
        switch word {
        case "sleep", "usleep":
            return isMain && (owner == nil && !source.isToken(index - 1, ".") || owner == "Thread") ? .wait : nil
        case "wait": return isMain && owner.map(names.waits.contains) == true ? .wait : nil
        case "run" where owner == "main" && source.isToken(index - 4, "RunLoop"): return .loop
        case "run" where owner == "current" && source.isToken(index - 4, "RunLoop"): return isMain ? .loop : nil
        case "dispatchMain", "CFRunLoopRun": return owner == nil ? .loop : nil
        case "bind", "NWListener": return hasFixedPort(arguments, source) ? .port : nil
        case "Data", "String":
            guard isMain, source.isToken(index + 2, "contentsOf"), let value = Self.values(of: ["contentsOf"], in: arguments, source).first
            else { return nil }
            return Self.namesAddress(value, source) || Self.isName(value, in: names.addresses, source) ? .network : nil
        default:
            guard let labels = Self.writers[word], owner != nil else { return nil }
            return Self.values(of: labels, in: arguments, source).contains {
                Self.namesBundle($0, source) || Self.isName($0, in: names.bundle, source)
            } ? .bundle : nil
        }
    }

    /// Whether a loop has an empty body, and a condition that calls nothing.
    private func isEmptyLoop(_ index: Int, _ source: SwiftSource) -> Bool {
        guard let brace = source.tokens[index...].firstIndex(where: { $0.kind == .newline || source.text($0) == "{" }),
            source.isToken(brace, "{"), let end = source.next(after: brace), source.isToken(end, "}")
        else { return false }
        return !(index..<brace).contains { source.isToken($0, "(") }
    }

    private func hasFixedPort(_ arguments: Range<Int>, _ source: SwiftSource) -> Bool {
        Self.values(of: ["port", "on"], in: arguments, source).contains { value in
            guard let first = value.first, source.tokens[first].kind == .number else { return false }
            return source.text(source.tokens[first]) != "0"
        }
    }

    /// Returns the arguments with certain labels.
    private static func values(of labels: Set<String>, in arguments: Range<Int>, _ source: SwiftSource) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var depth = 0
        var start: Int?
        for index in arguments {
            switch source.text(source.tokens[index]) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                if let first = start { values.append(first..<index) }
                start = nil
            case let word where depth == 0 && labels.contains(word) && source.isToken(index + 1, ":"): start = index + 2
            default: break
            }
        }
        if let start, start < arguments.upperBound { values.append(start..<arguments.upperBound) }
        return values
    }

    /// Whether an expression begins with one of some names.
    private static func isName(_ value: Range<Int>, in names: Set<String>, _ source: SwiftSource) -> Bool {
        value.first.map { names.contains(source.text(source.tokens[$0])) } ?? false
    }

    /// Whether an expression is about a place in the bundle of the app.
    private static func namesBundle(_ value: Range<Int>, _ source: SwiftSource) -> Bool {
        let places: Set<String> = ["bundlePath", "bundleURL", "resourcePath", "resourceURL", "url", "path"]
        return value.contains { index in
            source.isToken(index, "Bundle") && source.isToken(index + 1, ".") && source.isToken(index + 2, "main")
                && source.isToken(index + 3, ".") && value.contains(index + 4) && places.contains(source.text(source.tokens[index + 4]))
        }
    }

    /// Whether an expression is a URL of the web.
    private static func namesAddress(_ value: Range<Int>, _ source: SwiftSource) -> Bool {
        value.contains { index in
            guard source.isToken(index, "string"), source.isToken(index + 1, ":"), value.contains(index + 2) else { return false }
            let text = source.text(source.tokens[index + 2])
            return text.hasPrefix("\"http://") || text.hasPrefix("\"https://")
        }
    }
}
