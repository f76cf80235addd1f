import Foundation
import MartletCore

/// A parser for the inline Markdown of localized texts: emphasis, code, strikethrough, links, and phrases that agree with a number.
///
/// Blocks (headings, lists) and unclosed marks are not parsed and stay verbatim.
///
/// A text may come from user input, so parsing takes linear time: closing brackets are found once in advance, failed searches are not
/// repeated, and the nesting depth of marks is limited.
struct Markdown {
    /// The maximum length in UTF-8 bytes; longer texts stay verbatim.
    static let greatestLength = 64 * 1024
    /// The maximum nesting depth of marks; deeper text stays verbatim.
    static let greatestDepth = 16

    private let characters: [Character]
    /// The ASCII byte of each character, or 0 if it has none. Bytes compare faster than characters.
    private let bytes: [UInt8]
    /// The index of the closing bracket of each opening bracket.
    private let closingBrackets: [Int: Int]
    /// For each index, the index of the next `)` and of the next `>` at or after it.
    private let nextParenthesis: [Int]
    private let nextAngle: [Int]
    private var runs: [TextRun] = []
    /// That of the phrase that is being read.
    private var inflection: Inflection?

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

    /// Returns for each index the index of the next `byte` at or after it, or `bytes.count` if there is none.
    private static func next(_ byte: UInt8, in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(byte) else { return [] }
        var places = Array(repeating: bytes.count, count: bytes.count + 1)
        for place in bytes.indices.reversed() { places[place] = bytes[place] == byte ? place : places[place + 1] }
        return places
    }

    /// An opened mark that has no closing mark in the parsed range.
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
            case UInt8(ascii: "^") where index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: "["):
                if let (label, attributes, end) = linkParts(at: index + 1, in: range), bytes[attributes].contains(UInt8(ascii: ":")) {
                    flush(&self)
                    let outer = inflection
                    inflection = Inflection(phrase: index, attributes: String(characters[attributes])) ?? outer
                    parse(label, style: style, link: link, depth: depth + 1)
                    inflection = outer
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
        if !string.isEmpty { runs.append(TextRun(content: .string(string), style: style, link: link, inflection: inflection)) }
    }

    private func length(of mark: UInt8, at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, bytes[end] == mark { end += 1 }
        return end - index
    }

    /// Whether a mark opens a span: the next character must not be a space, and an underscore must be at the start of a word.
    private func opens(_ mark: UInt8, at index: Int, _ count: Int, in range: Range<Int>) -> Bool {
        guard index + count < range.upperBound, !characters[index + count].isWhitespace else { return false }
        return mark != UInt8(ascii: "_") || index == range.lowerBound || !characters[index - 1].isLetterOrNumber
    }

    /// Returns the index of the mark of the same length that closes a span.
    /// - Parameter unclosed: The marks that are known to have no closing mark from here on.
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
                // The end of `**a *b***` closes the inner mark first, then the outer one with the remaining characters.
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

    /// Returns the label and the target of `[label](target)`.
    private func linkParts(at index: Int, in range: Range<Int>) -> (label: Range<Int>, target: Range<Int>, end: Int)? {
        guard let close = closingBrackets[index], close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: "("),
            let end = place(in: nextParenthesis, from: close + 2, before: range.upperBound)
        else { return nil }
        return (index + 1..<close, close + 2..<end, end + 1)
    }

    /// Returns the URL in `<https://…>`.
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
    /// Returns the style between marks: one is italic, two is bold, three is both; tildes strike through.
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
