import Foundation

/// A translated text with places for arguments, as `%@`, `%2$lld` or `%.1f`.
struct FormatString {
    /// The text, with a private character where an argument stands, so that Markdown and arguments do not touch each other.
    private var text = ""
    private var insertions: [(argument: TextArgument, specifier: String)] = []
    private let locale: Locale

    private static let firstPlaceholder: UInt32 = 0x10_0000

    init(_ format: String, arguments: [TextArgument], locale: Locale) {
        self.locale = locale
        var next = 0
        // Looked at by bytes: every text that is shown comes through here, and all that means something is ASCII.
        var rest = Substring(format)
        while let percent = rest.utf8.firstIndex(of: .percent) {
            text += rest[..<percent]
            rest = rest[percent...]
            if rest.utf8.dropFirst().first == .percent {
                text.append("%")
                rest = Substring(rest.utf8.dropFirst(2))
            } else if let specifier = Specifier(&rest) {
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                if arguments.indices.contains(index), let scalar = Unicode.Scalar(Self.firstPlaceholder + UInt32(insertions.count)) {
                    text.unicodeScalars.append(scalar)
                    insertions.append((arguments[index], specifier.text))
                }
            } else {
                text.append("%")
                rest = Substring(rest.utf8.dropFirst())
            }
        }
        text += rest
    }

    /// The text with its arguments put in.
    @MainActor
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        let strings = insertions.map { $0.argument.string(specifier: $0.specifier, locale: locale) }
        var result: [TextRun] = []
        for run in Markdown.runs(of: text) {
            let link = run.link.map { substitute(in: $0, strings) }
            var string = ""
            func flush() {
                if !string.isEmpty { result.append(TextRun(content: .string(string), style: run.style, link: link)) }
                string = ""
            }
            for scalar in run.string.unicodeScalars {
                guard let index = index(of: scalar) else {
                    string.unicodeScalars.append(scalar)
                    continue
                }
                guard case .text(let text) = insertions[index].argument else {
                    string += strings[index]
                    continue
                }
                for inner in text.styledRuns(in: environment) {
                    if case .string(let plain) = inner.content, inner.style.isEmpty, inner.link == nil {
                        string += plain
                    } else {
                        flush()
                        result.append(TextRun(content: inner.content, style: inner.style.inside(run.style), link: inner.link ?? link))
                    }
                }
            }
            flush()
        }
        return result
    }

    private func index(of scalar: Unicode.Scalar) -> Int? {
        guard scalar.value >= Self.firstPlaceholder else { return nil }
        let index = Int(scalar.value - Self.firstPlaceholder)
        return insertions.indices.contains(index) ? index : nil
    }

    private func substitute(in string: String, _ strings: [String]) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            if let index = index(of: scalar) { result += strings[index] } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

/// One place for an argument: `%@`, `%2$@`, `%lld`, `%.2f`.
private struct Specifier {
    /// Counted from 0, if the specifier names it.
    var position: Int?
    /// Without the position.
    var text: String

    private static let flags = Array("0123456789.+-#' ".utf8)
    private static let lengths = Array("hlqLzt".utf8)
    private static let conversions = Array("@dDiuUxXoOfFeEgGcsaA".utf8)

    /// Takes a specifier from the front of a string, if there is one.
    init?(_ rest: inout Substring) {
        var body = rest.utf8.dropFirst()
        let digits = body.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        if body[digits.endIndex...].first == UInt8(ascii: "$"), let number = Int(Substring(digits)), number > 0 {
            position = number - 1
            body = body[digits.endIndex...].dropFirst()
        }
        let flags = body.prefix(while: Self.flags.contains)
        let length = body[flags.endIndex...].prefix(while: Self.lengths.contains)
        guard let conversion = body[length.endIndex...].first, Self.conversions.contains(conversion) else { return nil }
        let end = body.index(after: length.endIndex)
        text = "%" + Substring(body[..<end])
        rest = Substring(body[end...])
    }
}

extension UInt8 {
    fileprivate static let percent = UInt8(ascii: "%")
}
