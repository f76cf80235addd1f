import Foundation
import MartletFoundation
import Testing

@Suite("Measurements")
struct MeasurementTests {
    private let america = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")
    private let way = Measurement(value: 5.4, unit: UnitLength.kilometers)
    private let warmth = Measurement(value: 20.4, unit: UnitTemperature.celsius)

    @Test func `A measurement is written in the units of the locale`() {
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(america)) == "3.4 mi")
        #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(germany)) == "5,4 Kilometer")
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(america)) == "69°F")
    }

    @Test func `A measurement keeps its unit where it is told to`() {
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(america)) == "5.4 kilometers")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .asProvided).locale(america)) == "20.4°C")
    }

    @Test func `The app's format writes the number`() {
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)).locale(america)
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: whole).locale(america)) == "3 mi")
    }

    @Test func `A temperature can do without its scale`() {
        let style = Measurement<UnitTemperature>.FormatStyle.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)
        #expect(warmth.formatted(style.locale(germany)) == "20°")
    }

    @Test func `A temperature below zero keeps its minus without its scale`() {
        let style = Measurement<UnitTemperature>.FormatStyle.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)
        let frost = Measurement(value: -5, unit: UnitTemperature.celsius)
        #expect(frost.formatted(style.locale(Locale(identifier: "sv_SE"))) == "\u{2212}5°")
    }

    /// ICU's versions differ in the space that they write.
    private func withPlainSpaces(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }

    @Test func `The space before the unit stays where spaces group digits`() {
        let france = Locale(identifier: "fr_FR")
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).locale(france)
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number)
        #expect(withPlainSpaces(way.formatted(style.locale(france))) == "5,40 km")
    }

    @Test func `The app's format writes a number in place of one with other digits`() {
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)).locale(america)
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number)
        #expect(withPlainSpaces(way.formatted(style.locale(Locale(identifier: "ar_EG")))) == "5 كم")
    }

    @Test func `A height of two units keeps its own digits`() {
        let number = FloatingPointFormatStyle<Double>.number.locale(america)
        let style = Measurement<UnitLength>.FormatStyle.measurement(width: .abbreviated, usage: .personHeight, numberFormatStyle: number)
        #expect(Measurement(value: 180, unit: UnitLength.centimeters).formatted(style.locale(america)) == "5 ft, 11 in")
    }

    @Test func `A formatter writes numbers in its locale until the app sets a format of numbers`() {
        let formatter = MeasurementFormatter()
        formatter.locale = germany
        formatter.unitOptions = .providedUnit
        #expect(withPlainSpaces(formatter.string(from: way)) == "5,4 km")
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.locale = america
        numbers.minimumFractionDigits = 2
        formatter.numberFormatter = numbers
        #expect(withPlainSpaces(formatter.string(from: way)) == "5.40 km")
    }

    @Test func `A unit that no language names has its symbol`() {
        let unit = UnitLength(symbol: "smoot", converter: UnitLength.meters.converter)
        #expect(Measurement(value: 364, unit: unit).formatted(.measurement(width: .wide).locale(america)) == "364 smoot")
    }

    @Test func `A formatter writes the locale's units or those that are provided`() {
        let formatter = MeasurementFormatter()
        formatter.locale = america
        formatter.numberFormatter.locale = america
        formatter.numberFormatter.maximumFractionDigits = 1
        let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
        #expect(formatter.string(from: speed) == "62.1 mph")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: speed) == "100 km/h")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kilograms")
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
    }
}
