import Foundation
import Testing

@testable import Charts

@Suite("A scale")
struct PlotScaleTests {
    @Test func `Numbers are at equal distances`() {
        let scale = PlotScale(.numbers(0, 80))
        #expect([0.0, 20, 80].map { scale.share(of: .number($0)) } == [0, 0.25, 1])
        #expect(scale.share(of: .number(.nan)) == nil)
        #expect(scale.share(of: .category("20")) == nil)
        #expect(scale.datum(at: 50, length: 200) == .number(20))
    }

    @Test func `Categories have equal parts`() {
        let scale = PlotScale(.categories(["a", "b", "c", "d"]), kind: .category)
        #expect(["a", "d"].map { scale.share(of: .category($0)) } == [0.125, 0.875])
        #expect(scale.share(of: .category("e")) == nil)
        #expect(
            [0.0, 99, 100, 400, 401].map { scale.datum(at: $0, length: 400) } == [
                .category("a"), .category("a"), .category("b"), .category("d"), nil,
            ])
    }

    @Test func `Factors of a logarithm are at equal distances`() {
        let scale = PlotScale(.numbers(1, 100), kind: .log)
        #expect(scale.share(of: .number(10)) == 0.5)
        #expect(scale.datum(at: 50, length: 100) == .number(10))
    }

    @Test func `Padding keeps values from the ends`() throws {
        let scale = PlotScale(.numbers(0, 10), startPadding: 20, endPadding: 10)
        #expect(scale.place(of: .number(0))?.resolved(130) == 20)
        #expect(scale.place(of: .number(5))?.resolved(130) == 70)
        #expect(scale.place(of: .number(10))?.resolved(130) == 120)
        #expect(scale.datum(at: 70, length: 130) == .number(5))
        #expect(scale.datum(at: 70, length: 30) == nil)
    }

    @Test func `The domain of numbers begins at zero, unless it is told not to`() throws {
        let data: [Datum] = [.number(42), .number(74)]
        #expect(PlotScale.fitting(data, ScaleOptions(), isVertical: true, ticks: 5)?.domain == .numbers(0, 80))
        var options = ScaleOptions()
        options.domain = AutomaticScaleDomain(includesZero: false, isReversed: false)
        #expect(PlotScale.fitting(data, options, isVertical: true, ticks: 5)?.domain == .numbers(40, 75))
        options.domain = [10.0, 90.0]
        #expect(PlotScale.fitting(data, options, isVertical: true, ticks: 5)?.domain == .numbers(10, 90))
        #expect(PlotScale.fitting([], ScaleOptions(), isVertical: true, ticks: 5) == nil)
    }

    @Test func `Categories along the height begin at the top`() throws {
        let scale = try #require(
            PlotScale.fitting([.category("a"), .category("b"), .category("a")], ScaleOptions(), isVertical: true, ticks: 5))
        #expect(scale.domain == .categories(["a", "b"]))
        #expect(scale.share(of: .category("a")) == 0.75)
    }
}
