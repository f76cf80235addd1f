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
