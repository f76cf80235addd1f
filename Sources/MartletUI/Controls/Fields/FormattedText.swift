import Foundation
import MartletCore

/// A value of any type, as a text that can be edited.
struct FormattedText {
    let text: (Locale) -> String
    /// Sets the value to what a text stands for, if it stands for one.
    let parse: (String, Locale) -> Void
    /// Whether the value follows each edit; otherwise it is set at the end.
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

    /// A value that may be missing: an empty text is `nil`.
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
    /// The value that a text stands for. Foundation on Linux has no common method for it.
    fileprivate func value(in text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}
