#if os(Linux)
import Foundation
import _FoundationICU

/// Writes how far a date is from another: "3 hours ago", "in 2 weeks", "yesterday".
///
/// Other than Apple's: `formattingContext` changes nothing.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether dates have names.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    /// Accepted, and without effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts the units.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language; `nil` is the calendar's locale.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a date relative to now; `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    /// Writes a date relative to another, in the largest unit of which at least one is between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(from: usedCalendar.dateComponents(Set(DateUnit.allCases.map(\.component)), from: referenceDate, to: date))
    }

    /// Writes a number of seconds; a negative one is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// Writes the largest unit of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in DateUnit.allCases {
            if let value = dateComponents.value(for: unit.component), value != 0 { return text(Double(value), unit) }
        }
        let smallest = DateUnit.allCases.last { dateComponents.value(for: $0.component) != nil }
        return text(0, smallest ?? .second)
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private func text(_ value: Double, _ unit: DateUnit) -> String {
        let identifier = (locale ?? usedCalendar.locale ?? .current).identifier
        let style =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        var status = U_ZERO_ERROR
        // The format frees the format of its numbers.
        let numbers = unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        guard let format = swift_ureldatefmt_open(identifier, numbers, style, UDISPCTX_CAPITALIZATION_NONE, &status) else { return "" }
        defer { swift_ureldatefmt_close(format) }
        return icuText {
            dateTimeStyle == .named
                ? swift_ureldatefmt_format(format, value, unit.relativeICU, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(format, value, unit.relativeICU, $0, $1, &$2)
        } ?? ""
    }
}
#endif
