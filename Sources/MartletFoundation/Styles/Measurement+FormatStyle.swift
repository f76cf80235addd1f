#if os(Linux)
import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement with its unit: "3.4 mi", "3.4 miles".
    ///
    /// Other than Apple's: a unit that CLDR does not have is written with its symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let skeleton: String

            /// "3.4 miles"
            public static var wide: UnitWidth { UnitWidth(skeleton: "full-name") }
            /// "3.4 mi"
            public static var abbreviated: UnitWidth { UnitWidth(skeleton: "short") }
            /// "3.4mi"
            public static var narrow: UnitWidth { UnitWidth(skeleton: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// How the number is written; `nil` is as many digits as its size asks for.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether the unit of a temperature is left out: "20°".
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            MeasurementText(
                width: width.skeleton, usage: usage.name, numbers: numberFormatStyle.map { style in { style.format($0) } },
                hidesScaleName: hidesScaleName, locale: locale
            ).text(of: value.value, value.unit)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Writes the measurement in the units of the server's locale, with the symbol of the unit.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Writes the measurement.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

/// What a measurement is of, which decides the units of a locale: roads are measured in miles where heights are in feet.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name; `nil` keeps the unit of the value.
    let name: String?

    public static var general: Self { Self(name: "default") }
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension FormatStyle {
    /// The style of a measurement.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// The style of a temperature.
    ///
    /// - Parameter hidesScaleName: Whether the unit is left out: "20°".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
#endif
