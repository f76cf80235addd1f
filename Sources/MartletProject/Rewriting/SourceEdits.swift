/// The changes to one source file that let Linux's compiler read it, and what could not be changed.
struct SourceEdits {
    private(set) var notices: [Notice] = []
    private(set) var missing: [MissingUse] = []
    private(set) var hazards: [ServerReport.Use] = []
    private var replacements: [(range: Range<Int>, text: String)] = []

    mutating func replace(_ range: Range<Int>, with text: String) { replacements.append((range, text)) }

    mutating func insert(_ text: String, after token: SwiftToken) {
        replace(token.range.upperBound..<token.range.upperBound, with: text)
    }

    mutating func add(_ notice: Notice) { notices.append(notice) }

    mutating func add(_ use: MissingUse) { missing.append(use) }

    mutating func add(_ use: ServerReport.Use) { hazards.append(use) }

    /// Returns the text with all replacements made. It keeps its lines: a replacement has as many newlines as what it replaces.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.lowerBound >= place {
            result += bytes[place..<range.lowerBound]
            result += text.utf8
            let lost = bytes[range].count { $0 == UInt8(ascii: "\n") } - text.utf8.count { $0 == UInt8(ascii: "\n") }
            result += Array(repeating: UInt8(ascii: "\n"), count: max(lost, 0))
            place = range.upperBound
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }
}

/// A change to sources that keeps their meaning, or explains why that is not possible.
protocol RewriteRule {
    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits)
}

/// A use of something that Martlet does not have.
struct MissingUse: Hashable, Sendable {
    /// The framework of Apple's that has it.
    var framework: String
    /// The name of the type, or `nil` for the import.
    var name: String?
    var file: String
    var line: Int
}
