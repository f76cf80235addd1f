import Foundation
import MartletCore

/// Converts a value of any type to an editable text, and back.
struct FormattedText {
    let text: (Locale) -> String
    /// Parses a text and sets the value; an invalid text leaves the value unchanged.
    let parse: (String, Locale) -> Void
    /// Whether each edit sets the value; otherwise only the end of editing does.
    let followsEdits: Bool
}

extension FormattedText {
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        text = { format.locale($0).format(value.wrappedValue) }
        parse = { text, locale in
            if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
        followsEdits = true
    }

    /// Formats an optional value: an empty text is `nil`.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        text = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        parse = { text, locale in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
        followsEdits = true
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        parse = { text, _ in
            if let parsed = formatter.value(in: text) as? V { value.wrappedValue = parsed }
        }
        followsEdits = false
    }
}

extension Formatter {
    /// Parses a text. Foundation on Linux has no common method for this.
    fileprivate func value(in text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}
