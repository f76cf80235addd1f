import Foundation
import MartletCore

/// The inline Markdown that a literal text may have: emphasis, code, strikethrough and links.
///
/// Blocks (headings, lists) are not texts and stay as they are written, and so do marks that nothing closes.
///
/// A text need not be a literal, so what it costs to read one grows with its length and no faster: where brackets close is found once for all
/// of them, what was looked for in vain is not looked for again, and marks lie at most so deep in each other.
struct Markdown {
    /// Longer texts, in bytes of UTF-8, stay as they are written.
    static let greatestLength = 64 * 1024
    /// What lies deeper in other marks stays as it is written.
    static let greatestDepth = 16

    private let characters: [Character]
    /// The byte of each character that is ASCII, and 0 for the others: quick to compare.
    private let bytes: [UInt8]
    /// Where each opening bracket closes, by its place.
    private let closingBrackets: [Int: Int]
    /// The next closing parenthesis, and the next `>`, from each place on.
    private let nextParenthesis: [Int]
    private let nextAngle: [Int]
    private var runs: [TextRun] = []

    static func runs(of text: String) -> [TextRun] {
        guard text.utf8.contains(where: isMark), text.utf8.count <= greatestLength else { return [TextRun(content: .string(text))] }
        var markdown = Markdown(text)
        markdown.parse(markdown.characters.indices, style: TextStyle(), link: nil, depth: 0)
        return markdown.runs
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
            UInt8(ascii: "<"):
            true
        default: false
        }
    }

    private init(_ text: String) {
        characters = Array(text)
        bytes = characters.map { $0.asciiValue ?? 0 }
        var brackets: [Int: Int] = [:]
        var open: [Int] = []
        for (place, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "[") { open.append(place) }
            if byte == UInt8(ascii: "]"), let bracket = open.popLast() { brackets[bracket] = place }
        }
        closingBrackets = brackets
        nextParenthesis = Self.next(UInt8(ascii: ")"), in: bytes)
        nextAngle = Self.next(UInt8(ascii: ">"), in: bytes)
    }

    /// The place of the next such byte from each place on; beyond the end where there is none.
    private static func next(_ byte: UInt8, in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(byte) else { return [] }
        var places = Array(repeating: bytes.count, count: bytes.count + 1)
        for place in bytes.indices.reversed() { places[place] = bytes[place] == byte ? place : places[place + 1] }
        return places
    }

    /// A mark that was opened and is not closed in what is parsed.
    private struct Unclosed: Hashable {
        let mark: UInt8
        let count: Int
    }

    private mutating func parse(_ range: Range<Int>, style: TextStyle, link: String?, depth: Int) {
        guard depth <= Self.greatestDepth else { return append(String(characters[range]), style, link) }
        var unclosed: Set<Unclosed> = []
        var plain = ""
        var index = range.lowerBound
        func flush(_ markdown: inout Markdown) {
            markdown.append(plain, style, link)
            plain = ""
        }
        while index < range.upperBound {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\") where index + 1 < range.upperBound && characters[index + 1].isPunctuationOrSymbol:
                plain.append(characters[index + 1])
                index += 2
                continue
            case UInt8(ascii: "`"):
                let count = length(of: byte, at: index, in: range)
                if count <= Self.greatestDepth,
                    let end = closing(byte, count, from: index + count, in: range, mustHug: false, &unclosed)
                {
                    flush(&self)
                    var code = style
                    code.monospaced = true
                    append(String(characters[index + count..<end]), code, link)
                    index = end + count
                } else {
                    plain.append(contentsOf: characters[index..<index + count])
                    index += count
                }
                continue
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                let most = byte == UInt8(ascii: "~") ? 2 : 3
                let count = length(of: byte, at: index, in: index..<min(range.upperBound, index + most))
                if opens(byte, at: index, count, in: range),
                    let end = closing(byte, count, from: index + count, in: range, mustHug: true, &unclosed)
                {
                    flush(&self)
                    parse(index + count..<end, style: style.emphasized(byte, count), link: link, depth: depth + 1)
                    index = end + count
                    continue
                }
                plain.append(contentsOf: characters[index..<index + count])
                index += count
                continue
            case UInt8(ascii: "["):
                if let (label, target, end) = linkParts(at: index, in: range) {
                    flush(&self)
                    parse(label, style: style, link: String(characters[target]).trimmingCharacters(in: .whitespaces), depth: depth + 1)
                    index = end
                    continue
                }
            case UInt8(ascii: "<"):
                if let target = address(at: index, in: range) {
                    flush(&self)
                    append(String(characters[target]), style, String(characters[target]))
                    index = target.upperBound + 1
                    continue
                }
            default: break
            }
            plain.append(characters[index])
            index += 1
        }
        flush(&self)
    }

    private mutating func append(_ string: String, _ style: TextStyle, _ link: String?) {
        if !string.isEmpty { runs.append(TextRun(content: .string(string), style: style, link: link)) }
    }

    private func length(of mark: UInt8, at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, bytes[end] == mark { end += 1 }
        return end - index
    }

    /// A mark opens before a character that is no space; an underscore only where a word begins.
    private func opens(_ mark: UInt8, at index: Int, _ count: Int, in range: Range<Int>) -> Bool {
        guard index + count < range.upperBound, !characters[index + count].isWhitespace else { return false }
        return mark != UInt8(ascii: "_") || index == range.lowerBound || !characters[index - 1].isLetterOrNumber
    }

    /// Where a mark of the same length closes what has been opened.
    /// - Parameter unclosed: The marks that are known not to be closed from here on.
    private func closing(
        _ mark: UInt8, _ count: Int, from start: Int, in range: Range<Int>, mustHug: Bool, _ unclosed: inout Set<Unclosed>
    ) -> Int? {
        let opened = Unclosed(mark: mark, count: count)
        guard !unclosed.contains(opened) else { return nil }
        var index = start
        while index < range.upperBound {
            if mustHug, bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            guard bytes[index] == mark else {
                index += 1
                continue
            }
            let found = length(of: mark, at: index, in: range)
            if found == count || (mustHug && found > count && count < 3 && found == 3) {
                // `**a *b***` closes the inner mark first, and the outer one with what is left.
                let end = found == count ? index : index + (found - count)
                let hugs = index > start && !characters[index - 1].isWhitespace
                let endsWord = mark != UInt8(ascii: "_") || end + count >= range.upperBound || !characters[end + count].isLetterOrNumber
                if !mustHug || (hugs && endsWord) { return end }
            }
            index += found
        }
        unclosed.insert(opened)
        return nil
    }

    /// The label and the target of `[label](target)`.
    private func linkParts(at index: Int, in range: Range<Int>) -> (label: Range<Int>, target: Range<Int>, end: Int)? {
        guard let close = closingBrackets[index], close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: "("),
            let end = place(in: nextParenthesis, from: close + 2, before: range.upperBound)
        else { return nil }
        return (index + 1..<close, close + 2..<end, end + 1)
    }

    /// The address in `<https://…>`.
    private func address(at index: Int, in range: Range<Int>) -> Range<Int>? {
        guard let end = place(in: nextAngle, from: index + 1, before: range.upperBound) else { return nil }
        let start = bytes[(index + 1)..<end].prefix(8)
        guard ["http://", "https://", "mailto:"].contains(where: { start.starts(with: $0.utf8) }) else { return nil }
        return index + 1..<end
    }

    private func place(in places: [Int], from start: Int, before end: Int) -> Int? {
        guard start < places.count, places[start] < end else { return nil }
        return places[start]
    }
}

extension TextStyle {
    /// The style of a text between marks: one for slanted, two for bold, three for both; two tildes for struck out.
    fileprivate func emphasized(_ mark: UInt8, _ count: Int) -> TextStyle {
        var style = self
        if mark == UInt8(ascii: "~") {
            style.strikethrough = true
        } else {
            if count != 2 { style.italic = true }
            if count >= 2 { style.weight = Font.Weight.bold.value }
        }
        return style
    }
}

extension Character {
    fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
    fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
