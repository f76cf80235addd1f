import Foundation

/// The inline Markdown that a literal text may have: emphasis, code, strikethrough and links.
///
/// Blocks (headings, lists) are not texts and stay as they are written, and so do marks that nothing closes.
struct Markdown {
    private let characters: [Character]
    private var runs: [TextRun] = []

    static func runs(of text: String) -> [TextRun] {
        guard text.utf8.contains(where: isMark) else { return [TextRun(content: .string(text))] }
        var markdown = Markdown(text)
        markdown.parse(markdown.characters.indices, style: TextStyle(), link: nil)
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

    private init(_ text: String) { characters = Array(text) }

    private mutating func parse(_ range: Range<Int>, style: TextStyle, link: String?) {
        var plain = ""
        var index = range.lowerBound
        func flush(_ markdown: inout Markdown) {
            markdown.append(plain, style, link)
            plain = ""
        }
        while index < range.upperBound {
            let character = characters[index]
            switch character {
            case "\\" where index + 1 < range.upperBound && characters[index + 1].isPunctuationOrSymbol:
                plain.append(characters[index + 1])
                index += 2
                continue
            case "`":
                let count = length(of: "`", at: index, in: range)
                if let end = closing("`", count, from: index + count, in: range, mustHug: false) {
                    flush(&self)
                    var code = style
                    code.monospaced = true
                    append(String(characters[index + count..<end]), code, link)
                    index = end + count
                    continue
                }
            case "*", "_", "~":
                let count = min(length(of: character, at: index, in: range), character == "~" ? 2 : 3)
                if opens(character, at: index, count, in: range),
                    let end = closing(character, count, from: index + count, in: range, mustHug: true)
                {
                    flush(&self)
                    parse(index + count..<end, style: style.emphasized(character, count), link: link)
                    index = end + count
                    continue
                }
                plain.append(contentsOf: characters[index..<index + count])
                index += count
                continue
            case "[":
                if let (label, target, end) = linkParts(at: index, in: range) {
                    flush(&self)
                    parse(label, style: style, link: String(characters[target]).trimmingCharacters(in: .whitespaces))
                    index = end
                    continue
                }
            case "<":
                if let end = characters[index..<range.upperBound].firstIndex(of: ">") {
                    let target = String(characters[index + 1..<end])
                    if target.hasPrefix("http://") || target.hasPrefix("https://") || target.hasPrefix("mailto:") {
                        flush(&self)
                        append(target, style, target)
                        index = end + 1
                        continue
                    }
                }
            default: break
            }
            plain.append(character)
            index += 1
        }
        flush(&self)
    }

    private mutating func append(_ string: String, _ style: TextStyle, _ link: String?) {
        if !string.isEmpty { runs.append(TextRun(content: .string(string), style: style, link: link)) }
    }

    private func length(of mark: Character, at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, characters[end] == mark { end += 1 }
        return end - index
    }

    /// A mark opens before a character that is no space; an underscore only where a word begins.
    private func opens(_ mark: Character, at index: Int, _ count: Int, in range: Range<Int>) -> Bool {
        guard index + count < range.upperBound, !characters[index + count].isWhitespace else { return false }
        return mark != "_" || index == range.lowerBound || !characters[index - 1].isLetterOrNumber
    }

    /// Where a mark of the same length closes what has been opened.
    private func closing(_ mark: Character, _ count: Int, from start: Int, in range: Range<Int>, mustHug: Bool) -> Int? {
        var index = start
        while index < range.upperBound {
            if mustHug, characters[index] == "\\" {
                index += 2
                continue
            }
            guard characters[index] == mark else {
                index += 1
                continue
            }
            let found = length(of: mark, at: index, in: range)
            if found == count || (mustHug && found > count && count < 3 && found == 3) {
                // `**a *b***` closes the inner mark first, and the outer one with what is left.
                let end = found == count ? index : index + (found - count)
                let hugs = index > start && !characters[index - 1].isWhitespace
                let endsWord = mark != "_" || end + count >= range.upperBound || !characters[end + count].isLetterOrNumber
                if !mustHug || (hugs && endsWord) { return end }
            }
            index += found
        }
        return nil
    }

    /// The label and the target of `[label](target)`.
    private func linkParts(at index: Int, in range: Range<Int>) -> (label: Range<Int>, target: Range<Int>, end: Int)? {
        var depth = 0
        var close: Int?
        for place in index..<range.upperBound {
            if characters[place] == "[" { depth += 1 }
            if characters[place] == "]" {
                depth -= 1
                if depth == 0 {
                    close = place
                    break
                }
            }
        }
        guard let close, close + 1 < range.upperBound, characters[close + 1] == "(",
            let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")")
        else { return nil }
        return (index + 1..<close, close + 2..<end, end + 1)
    }
}

extension TextStyle {
    /// The style of a text between marks: one for slanted, two for bold, three for both; two tildes for struck out.
    fileprivate func emphasized(_ mark: Character, _ count: Int) -> TextStyle {
        var style = self
        if mark == "~" {
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
