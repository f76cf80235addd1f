#if os(Linux)
import Foundation
import _FoundationICU

/// Writes quantities of time: "5 hours, 3 minutes" or "5:03".
///
/// Other than Apple's: `allowsFractionalUnits` and `formattingContext` change nothing, and the phrases for approximations and remaining time are
/// there in English alone.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "5:03:09"
        case positional
        /// "5h 3m 9s"
        case abbreviated
        /// "5 hr, 3 min, 9 sec"
        case short
        /// "5 hours, 3 minutes, 9 seconds"
        case full
        /// "five hours, three minutes, nine seconds"
        case spellOut
        /// "5hr 3min 9sec"
        case brief
    }

    /// What is done with units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros in the positional style, and all zeros in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all units, and writes at least two digits of each in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that are written. If none are set, they are those of the components, or all from years to seconds for an interval or two dates.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts the units, and whose locale names them.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which a quantity is counted, because months differ in their lengths; `nil` is the first moment of 2001.
    open var referenceDate: Date?
    /// Accepted, and without effect.
    open var allowsFractionalUnits = false
    /// The most units that are written, the largest ones; 0 is all.
    open var maximumUnitCount = 0
    /// Whether a small value of the largest unit is added to the next unit: "90 minutes" and not "1 hour, 30 minutes".
    open var collapsesLargestUnit = false
    /// Whether "About" stands before the text, in English.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands after the text, in English.
    open var includesTimeRemainingPhrase = false
    /// Accepted, and without effect.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes the components; `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

    /// Writes components, in the units that are allowed.
    open func string(from components: DateComponents) -> String? {
        let start = startDate
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        let units = DateUnit.allCases.filter { components.value(for: $0.component) != nil }
        return text(from: start, to: end, in: units.isEmpty ? DateUnit.allCases : units)
    }

    /// Writes the time between two dates; `nil` if one of them is not finite.
    open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate, in: DateUnit.allCases) }

    /// Writes a number of seconds; `nil` if it is not finite.
    open func string(from ti: TimeInterval) -> String? { string(from: startDate, to: startDate + ti) }

    /// Writes components in a style, and with the defaults of the other properties.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar { calendar ?? .current }
    private var locale: Locale { usedCalendar.locale ?? .current }
    private var startDate: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// - Parameter units: Those that are written if the app has not set ``allowedUnits``.
    private func text(from start: Date, to end: Date, in units: [DateUnit]) -> String? {
        guard start.timeIntervalSinceReferenceDate.isFinite, end.timeIntervalSinceReferenceDate.isFinite else { return nil }
        let units = allowedUnits.isEmpty ? units : DateUnit.allCases.filter { allowedUnits.contains($0.unit) }
        var parts = withoutZeros(collapsed(values(from: min(start, end), to: max(start, end), in: units)))
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        guard let text = unitsStyle == .positional ? positional(parts) : written(parts) else { return nil }
        let isNegative = end < start && parts.contains(where: { $0.value != 0 })
        return phrase(isNegative ? "-" + text : text)
    }

    private typealias Part = (unit: DateUnit, value: Int)

    private func values(from start: Date, to end: Date, in units: [DateUnit]) -> [Part] {
        let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { ($0, components.value(for: $0.component) ?? 0) }
    }

    /// Adds the largest unit that is not zero to the next one, if its value is 1 and the app wants that.
    private func collapsed(_ parts: [Part]) -> [Part] {
        guard collapsesLargestUnit, let largest = parts.firstIndex(where: { $0.value != 0 }), largest + 1 < parts.count,
            parts[largest].value == 1, let size = Self.size(of: parts[largest].unit, in: parts[largest + 1].unit)
        else { return parts }
        var rest = Array(parts[(largest + 1)...])
        rest[0].value += size
        return rest
    }

    /// Returns how many of a unit are in a larger one, if that is always the same.
    private static func size(of unit: DateUnit, in smaller: DateUnit) -> Int? {
        switch (unit, smaller) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    private func withoutZeros(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        let first = parts.firstIndex { $0.value != 0 }
        guard let first, let last = parts.lastIndex(where: { $0.value != 0 }) else {
            return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1)
        }
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    /// Returns digits with colons for hours, minutes and seconds, after larger units with their signs: "2d 5:03:09".
    private func positional(_ parts: [Part]) -> String? {
        let large = parts.filter { $0.unit < .hour }
        let small = parts.filter { $0.unit >= .hour }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        let clock = small.enumerated().map { index, part in
            part.value.formatted(digits.precision(.integerLength((index > 0 || isPadded ? 2 : 1)...)))
        }.joined(separator: ":")
        guard !large.isEmpty else { return clock }
        guard let text = icuText(of: large.map { (Double($0.value), $0.unit.icu) }, width: .narrow, locale: locale) else { return nil }
        return clock.isEmpty ? text : "\(text) \(clock)"
    }

    private func written(_ parts: [Part]) -> String? {
        let width: UnitWidth =
            switch unitsStyle {
            case .abbreviated, .positional: .narrow
            case .short: .short
            case .full: .full
            case .spellOut: .spelledOut
            case .brief: .brief
            }
        return icuText(of: parts.map { (Double($0.value), $0.unit.icu) }, width: width, locale: locale)
    }

    private func phrase(_ text: String) -> String {
        guard locale.language.languageCode == .english else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
#endif
