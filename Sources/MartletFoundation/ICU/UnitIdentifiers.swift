#if os(Linux)
import Foundation

extension Unit {
    /// The name of the unit in CLDR, such as `kilometer-per-hour`; `nil` for a unit that CLDR does not have.
    var cldrIdentifier: String? {
        switch self {
        case is UnitLength: Self.lengths[symbol]
        case is UnitMass: Self.masses[symbol]
        case is UnitTemperature: Self.temperatures[symbol]
        case is UnitSpeed: Self.speeds[symbol]
        case is UnitDuration: Self.durations[symbol]
        case is UnitVolume: Self.volumes[symbol]
        case is UnitArea: Self.areas[symbol]
        case is UnitEnergy: Self.energies[symbol]
        case is UnitPower: Self.powers[symbol]
        case is UnitPressure: Self.pressures[symbol]
        case is UnitAngle: Self.angles[symbol]
        case is UnitFrequency: Self.frequencies[symbol]
        case is UnitInformationStorage: Self.storage[symbol]
        case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"][symbol]
        case is UnitElectricPotentialDifference: symbol == "V" ? "volt" : nil
        case is UnitElectricResistance: symbol == "Ω" ? "ohm" : nil
        case is UnitFuelEfficiency: Self.efficiencies[symbol]
        case is UnitIlluminance: symbol == "lx" ? "lux" : nil
        case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"][symbol]
        default: nil
        }
    }

    private static let lengths = [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
        "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
        "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne",
        "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let speeds = ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
    private static let durations = [
        "h": "hour", "hr": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
    ]
    private static let volumes = [
        "ML": "megaliter", "hL": "hectoliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
        "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
    ]
    private static let areas = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch", "ft²": "square-foot",
        "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]
    private static let energies = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]
    private static let powers = ["GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower"]
    private static let pressures = [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "N/m²": "pascal", "inHg": "inch-ofhg", "bar": "bar",
        "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]
    private static let angles = ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
    private static let frequencies = ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
    private static let storage = [
        "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
        "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ]
    private static let efficiencies = ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
}
#endif
