import Foundation
import MartletCore

/// A parsed format: a translated text with argument specifiers such as `%@`, `%2$lld` or `%.1f`.
struct FormatString {
    private struct Run {
        let pieces: [Piece]
        let style: TextStyle
        let link: [Piece]?
        let inflection: Inflection?
    }

    private enum Piece {
        case text(String)
        case argument(Int, Specifier)
    }

    private let runs: [Run]

    /// The cache of parsed formats. It needs no limit: formats come only from the program and its string tables.
    @MainActor private static var parsed: [String: FormatString] = [:]

    /// Returns the parsed format of a text.
    @MainActor
    static func of(_ text: String) -> FormatString {
        if let format = parsed[text] { return format }
        let format = FormatString(text)
        parsed[text] = format
        return format
    }

    /// Returns a format with its arguments inserted, without reading Markdown in it.
    @MainActor
    static func plain(_ format: String, with arguments: [TextArgument], locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return FormatString(format, isMarkdown: false).runs(with: arguments, locale: locale, in: environment).map(\.string).joined()
    }

    private init(_ format: String, isMarkdown: Bool = true) {
        // A private-use character replaces each specifier, so that Markdown parsing and arguments do not affect each other.
        var text = ""
        var places: [(argument: Int, specifier: Specifier)] = []
        var next = 0
        var rest = Substring(format)
        while let percent = rest.utf8.firstIndex(of: .percent) {
            text += rest[..<percent]
            rest = rest[percent...]
            if rest.utf8.dropFirst().first == .percent {
                text.append("%")
                rest = Substring(rest.utf8.dropFirst(2))
            } else if let specifier = Specifier(&rest) {
                if let placeholder = Unicode.Scalar(Self.firstPlaceholder + UInt32(places.count)) {
                    text.unicodeScalars.append(placeholder)
                }
                places.append((specifier.position ?? next, specifier))
                if specifier.position == nil { next += 1 }
            } else {
                text.append("%")
                rest = Substring(rest.utf8.dropFirst())
            }
        }
        text += rest
        runs = (isMarkdown ? Markdown.runs(of: text) : [TextRun(content: .string(text))]).map { run in
            Run(
                pieces: Self.pieces(of: run.string, places), style: run.style, link: run.link.map { Self.pieces(of: $0, places) },
                inflection: run.inflection)
        }
    }

    private static let firstPlaceholder: UInt32 = 0x10_0000

    private static func pieces(of string: String, _ places: [(argument: Int, specifier: Specifier)]) -> [Piece] {
        var pieces: [Piece] = []
        var plain = ""
        func flush() {
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
        }
        for scalar in string.unicodeScalars {
            let place = Int(scalar.value) - Int(firstPlaceholder)
            guard places.indices.contains(place) else {
                plain.unicodeScalars.append(scalar)
                continue
            }
            flush()
            pieces.append(.argument(places[place].argument, places[place].specifier))
        }
        flush()
        return pieces
    }

    // MARK: Inserting arguments

    /// Returns the text with its arguments inserted. A specifier without an argument becomes empty.
    @MainActor
    func runs(with arguments: [TextArgument], locale: Locale, in environment: EnvironmentValues) -> [TextRun] {
        var result: [TextRun] = []
        for run in runs {
            let link = run.link.map { string(of: $0, arguments, locale) }
            let inflection = run.inflection.map { number(of: $0, arguments) }
            var plain = ""
            func flush() {
                if !plain.isEmpty { result.append(TextRun(content: .string(plain), style: run.style, link: link, inflection: inflection)) }
                plain = ""
            }
            for piece in run.pieces {
                guard case .argument(let index, _) = piece, index < arguments.count, case .text(let text) = arguments[index] else {
                    append(piece, to: &plain, arguments, locale)
                    continue
                }
                for inner in text.styledRuns(in: environment) {
                    if case .string(let string) = inner.content, inner.style.isEmpty, inner.link == nil {
                        plain += string
                    } else {
                        flush()
                        result.append(
                            TextRun(
                                content: inner.content, style: inner.style.inside(run.style), link: inner.link ?? link,
                                inflection: inflection))
                    }
                }
            }
            flush()
        }
        return result
    }

    /// Adds the number that a phrase agrees with: that of the argument it names, or the first one in it.
    private func number(of inflection: Inflection, _ arguments: [TextArgument]) -> Inflection {
        var result = inflection
        if let argument = inflection.argument {
            result.number = arguments.indices.contains(argument) ? arguments[argument].number : nil
            return result
        }
        for case .argument(let index, _) in runs.lazy.filter({ $0.inflection?.phrase == inflection.phrase }).flatMap(\.pieces)
        where arguments.indices.contains(index) {
            if let number = arguments[index].number {
                result.number = number
                break
            }
        }
        return result
    }

    @MainActor
    private func string(of pieces: [Piece], _ arguments: [TextArgument], _ locale: Locale) -> String {
        var string = ""
        for piece in pieces { append(piece, to: &string, arguments, locale) }
        return string
    }

    @MainActor
    private func append(_ piece: Piece, to string: inout String, _ arguments: [TextArgument], _ locale: Locale) {
        switch piece {
        case .text(let text): string += text
        case .argument(let index, let specifier):
            if index < arguments.count { string += arguments[index].string(as: specifier, locale: locale) }
        }
    }
}

/// An argument specifier: `%@`, `%2$@`, `%lld`, `%.2f`.
struct Specifier {
    /// The explicit argument position, counted from 0.
    fileprivate let position: Int?
    /// The specifier without its position.
    let text: String
    /// Whether the specifier has no flags, width or precision.
    let isPlain: Bool

    private static let flags = Array("0123456789.+-#' ".utf8)
    private static let lengths = Array("hlqLzt".utf8)
    private static let conversions = Array("@dDiuUxXoOfFeEgGcsaA".utf8)
    private static let plain = ["%@", "%lld", "%llu", "%ld", "%lu", "%d", "%u", "%i"]

    /// Removes a specifier from the front of a string and parses it; fails if there is none.
    fileprivate init?(_ rest: inout Substring) {
        var body = rest.utf8.dropFirst()
        let digits = body.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        if body[digits.endIndex...].first == UInt8(ascii: "$"), let number = Int(Substring(digits)), number > 0 {
            position = number - 1
            body = body[digits.endIndex...].dropFirst()
        } else {
            position = nil
        }
        let flags = body.prefix(while: Self.flags.contains)
        let length = body[flags.endIndex...].prefix(while: Self.lengths.contains)
        guard let conversion = body[length.endIndex...].first, Self.conversions.contains(conversion) else { return nil }
        let end = body.index(after: length.endIndex)
        text = "%" + Substring(body[..<end])
        isPlain = Self.plain.contains(text)
        rest = Substring(body[end...])
    }
}

extension UInt8 {
    fileprivate static let percent = UInt8(ascii: "%")
}
