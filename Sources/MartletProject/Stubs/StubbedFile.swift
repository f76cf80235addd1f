import Foundation

/// A source file of a copy, with the changes that take out what is missing.
struct StubbedFile {
    /// The module that the file belongs to.
    let module: String
    let outline: SourceOutline
    var edits: [StubEdit]

    init(_ text: String, path: String, module: String, conditions: CompilationConditions, edits: [StubEdit] = []) {
        self.module = module
        self.edits = edits
        outline = SourceOutline(SwiftSource(text, path: path, conditions: conditions))
    }

    private var bytes: [UInt8] { outline.source.bytes }

    /// A text with changes, and where its parts come from.
    struct Result {
        fileprivate struct Part {
            /// The place in the changed text.
            var start: Int
            var range: Range<Int>
            var isReplaced: Bool
        }

        fileprivate(set) var bytes: [UInt8] = []
        fileprivate var parts: [Part] = []

        /// Returns the place in the unchanged text of a line and a column of the changed one, both from 1.
        func place(line: Int, column: Int) -> Int? {
            var start = 0
            for _ in 1..<max(line, 1) {
                guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
                start = end + 1
            }
            let place = start + column - 1
            guard let part = parts.last(where: { $0.start <= place }) else { return nil }
            return part.isReplaced ? part.range.lowerBound : min(part.range.lowerBound + place - part.start, part.range.upperBound)
        }
    }

    /// Makes all changes that are in no other one, and keeps the lines.
    func result(with more: [StubEdit] = []) -> Result {
        var result = Result()
        var place = 0
        let sorted = (edits + more).sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
        for edit in sorted where edit.range.lowerBound >= place {
            result.append(bytes[place..<edit.range.lowerBound], from: place..<edit.range.lowerBound, isReplaced: false)
            let newline = UInt8(ascii: "\n")
            let lost = bytes[edit.range].count { $0 == newline }
            result.append(Array(edit.text.utf8) + Array(repeating: newline, count: lost), from: edit.range, isReplaced: true)
            place = edit.range.upperBound
        }
        result.append(bytes[place...], from: place..<bytes.count, isReplaced: false)
        return result
    }
}

extension StubbedFile.Result {
    fileprivate mutating func append(_ more: some Sequence<UInt8>, from range: Range<Int>, isReplaced: Bool) {
        parts.append(Part(start: bytes.count, range: range, isReplaced: isReplaced))
        bytes += more
    }
}
