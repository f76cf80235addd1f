#if os(Linux)
import Foundation

/// Writes measurements with their units: "3.4 mi".
open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, and not the one that people of the locale use.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit in which the number is neither small nor large. People's units always are such.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// "20°", without the name of the scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    /// How long the unit's name is: "5 km" is `medium`, "5 kilometers" is `long`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language, and the region whose units are written; the server's unless it is set. The user's is `@Environment(\.locale)`.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { defaultNumberFormatter.locale = locale }
    }
    /// How numbers are written. Until the app sets a formatter, there is one for decimal numbers that follows ``locale``.
    open lazy var numberFormatter: NumberFormatter! = defaultNumberFormatter
    private let defaultNumberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a measurement, in the locale's units unless ``UnitOptions/providedUnit`` is set.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        writing(usage: unitOptions.contains(.providedUnit) ? nil : "default").text(of: measurement.value, measurement.unit)
    }

    /// Writes the name of a unit alone.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long, let identifier = unit.cldrIdentifier,
            let text = icuText(of: 2, skeleton: "unit/\(identifier) unit-width-full-name", locale: locale ?? .current)
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces.union(.decimalDigits))
    }

    private func writing(usage: String?) -> MeasurementText {
        let width =
            switch unitStyle {
            case .long: "full-name"
            case .short: "narrow"
            default: "short"
            }
        return MeasurementText(
            width: width, usage: usage,
            numbers: numberFormatter.map { formatter in { formatter.string(from: NSNumber(value: $0)) ?? String($0) } },
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale ?? .current)
    }
}
#endif
