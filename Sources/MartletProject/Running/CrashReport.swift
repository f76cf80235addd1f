import Foundation

/// Why an app crashed: what Swift prints of it, without what only concerns Swift.
public struct CrashReport: Hashable, Sendable {
    /// A function that was running, with the place of its call of the next one.
    public struct Frame: Hashable, Sendable {
        public var function: String
        public var path: String
        public var line: Int
        public var column: Int
    }

    /// The error's message: `Fatal error: Index out of range`.
    public let message: String
    /// The functions with a known place, the innermost first.
    public let frames: [Frame]

    /// Reads the last crash in the lines that a process has printed.
    ///
    /// - Returns: `nil` if there is none.
    public init?(lines: some BidirectionalCollection<String>) {
        guard let start = lines.lastIndex(where: { $0.contains("*** Program crashed: ") }),
            let reason = lines[start].firstMatch(of: #/\*\*\* Program crashed: (.*?)(?: at 0x[0-9a-f]+)? \*\*\*/#)?.1
        else { return nil }
        // The message of a trap in Swift comes before, and other lines may stand between.
        let message = lines[..<start].suffix(8).last { $0.contains("Fatal error") }?.firstMatch(of: #/Fatal error.*/#)?.0
        self.message = String(message ?? reason)
        // Other threads may follow.
        let thread = lines[start...].drop { !$0.hasSuffix(" crashed:") }.dropFirst().prefix { !$0.hasPrefix("Thread ") }
        frames = thread.compactMap(Self.frame)
    }

    /// Reads a line such as `3 [ra] [inlined] 0x0000561842ad2e81 closure #1 in Cart.body.getter + 32 in App at /…/Cart.swift:11:13`.
    private static func frame(_ line: String) -> Frame? {
        guard
            let match = line.wholeMatch(
                of: #/\s*\d+ (?:\s*\[[^\]]*\])*\s*(?:0x[0-9a-f]+ )?(.*?)(?: \+ \d+)? in \S+ at (.+):(\d+):(\d+)/#),
            let line = Int(match.3), let column = Int(match.4), line > 0
        else { return nil }
        return Frame(function: String(match.1), path: String(match.2), line: line, column: column)
    }

    /// Describes the crash as problems in an app's files: the message at the innermost place in them, then the places that led there.
    ///
    /// - Parameters:
    ///   - action: What the app did then: `during tap on button in CartView`. `nil` if that is not known.
    ///   - originals: The folders and files from which the app was built.
    ///   - lines: How many lines of source to show before and after the place.
    public func problems(action: String?, originals: [URL], lines: Int = 2) -> [BuildProblem] {
        let text = action.map { "\(message)\nIt happened \($0)." } ?? message
        let places = originals.map { $0.resolvingSymlinksInPath().path }
        let own = frames.filter { frame in places.contains { frame.path == $0 || frame.path.hasPrefix($0 + "/") } }
        guard let first = own.first else { return [BuildProblem(text)] }
        return [
            BuildProblem(
                text, path: first.path, line: first.line, column: first.column,
                source: Self.excerpt(of: first.path, around: first.line, column: first.column, lines: lines))
        ]
            + own.dropFirst().prefix(8).map {
                BuildProblem("called in \($0.function)", path: $0.path, line: $0.line, column: $0.column)
            }
    }

    /// Quotes a file as the compiler does, with a mark below a column.
    private static func excerpt(of path: String, around line: Int, column: Int, lines count: Int) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let range = max(1, line - count)...min(lines.count, line + count)
        let width = String(range.upperBound).count
        return range.map { number in
            let label = String(number)
            let quoted = String(repeating: " ", count: width - label.count) + "\(label) | \(lines[number - 1])"
            guard number == line, column > 0 else { return quoted }
            return quoted + "\n" + String(repeating: " ", count: width) + " | " + String(repeating: " ", count: column - 1) + "^"
        }.joined(separator: "\n")
    }
}
