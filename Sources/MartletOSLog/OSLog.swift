import Foundation

/// A part of the log, for `os_log`.
public final class OSLog: Sendable {
    let logger: Logger

    public init(subsystem: String, category: String) { logger = Logger(subsystem: subsystem, category: category) }

    private init() { logger = Logger() }

    public static let `default` = OSLog()
}

/// Writes a line to the log.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a line to the log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.logger.log(level: type, message) }

/// Writes a line to the log.
///
/// - Parameter format: As for C's `printf`, with `%@` for objects and texts. `%{private}@` hides an argument, as `%@` and `%s` do, except in a
///   debug build; `%{public}@` shows it.
public func os_log(_ format: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any?...) {
    log.logger.write(type, text: OSLogFormat(format.description).text(with: arguments))
}

/// A format with its arguments' places.
struct OSLogFormat {
    private enum Part {
        case text(String)
        case argument(precision: Int?, isNumber: Bool, isHexadecimal: Bool, OSLogPrivacy)
    }

    private let parts: [Part]

    init(_ format: String) {
        var parts: [Part] = []
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            parts.append(.text(String(rest[..<sign])))
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                parts.append(.text("%"))
                rest = rest.dropFirst()
                continue
            }
            var privacy = OSLogPrivacy.auto
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let words = rest[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                privacy =
                    words.contains("public")
                    ? .public : words.contains("private") ? .private : words.contains("sensitive") ? .sensitive : .auto
                rest = rest[end...].dropFirst()
            }
            guard let letter = rest.firstIndex(where: { "@sdiuxXfgeEGcopDUOaA".contains($0) }) else { break }
            let flags = rest[..<letter]
            let precision = flags.firstIndex(of: ".").flatMap { Int(flags[$0...].dropFirst().prefix(while: \.isNumber)) }
            let kind = rest[letter]
            parts.append(
                .argument(precision: precision, isNumber: kind != "@" && kind != "s", isHexadecimal: kind == "x" || kind == "X", privacy))
            rest = rest[letter...].dropFirst()
        }
        parts.append(.text(String(rest)))
        self.parts = parts
    }

    func text(with arguments: [Any?]) -> String {
        var left = arguments[...]
        return parts.map { part in
            switch part {
            case .text(let text): return text
            case .argument(let precision, let isNumber, let isHexadecimal, let privacy):
                guard let argument = left.popFirst() else { return "<missing>" }
                let text: String
                switch argument {
                case let number as Double: text = String(format: "%.\(precision ?? 6)f", number)
                case let number as any BinaryInteger where isHexadecimal: text = String(number, radix: 16)
                case let value?: text = "\(value)"
                case nil: text = "(null)"
                }
                return privacy.shown(text, isNumber: isNumber)
            }
        }.joined()
    }
}
