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
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                text.append("%")
                rest = rest.dropFirst(2)
            } else if let specifier = Specifier(&rest) {
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                if arguments.indices.contains(index), let scalar = Unicode.Scalar(Self.firstPlaceholder + UInt32(insertions.count)) {
                    text.unicodeScalars.append(scalar)
                    insertions.append((arguments[index], specifier.text))
                }
            } else {
                text.append("%")
                rest = rest.dropFirst()
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

    /// Takes a specifier from the front of a string, if there is one.
    init?(_ rest: inout Substring) {
        var body = rest.dropFirst()
        let digits = body.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, body.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            body = body.dropFirst(digits.count + 1)
        }
        let flags = body.prefix { "0123456789.+-#' ".contains($0) }
        let length = body.dropFirst(flags.count).prefix { "hlqLzt".contains($0) }
        guard let conversion = body.dropFirst(flags.count + length.count).first, "@dDiuUxXoOfFeEgGcsaA".contains(conversion) else {
            return nil
        }
        text = "%" + flags + length + String(conversion)
        rest = body.dropFirst(flags.count + length.count + 1)
    }
}
