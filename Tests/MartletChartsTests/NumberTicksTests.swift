import Testing

@testable import Charts

/// Cases of d3-array's own tests: test/ticks-test.js and test/nice-test.js.
@Suite("Round numbers")
struct NumberTicksTests {
    @Test func `There are about as many as are wanted`() {
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 10) == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 8) == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 7) == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 3) == [0.0, 0.5, 1.0])
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 1) == [0.0, 1.0])
        #expect(NumberTicks.ticks(from: 0, through: 10, count: 4) == [0, 2, 4, 6, 8, 10])
        #expect(NumberTicks.ticks(from: 0, through: 10, count: 3) == [0, 5, 10])
        #expect(NumberTicks.ticks(from: -10, through: 10, count: 10) == [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10])
        #expect(NumberTicks.ticks(from: -10, through: 10, count: 4) == [-10, -5, 0, 5, 10])
    }

    @Test func `A range without length has one, and one that is none has none`() {
        #expect(NumberTicks.ticks(from: 1, through: 1, count: 10) == [1])
        #expect(NumberTicks.ticks(from: 0, through: 1, count: 0) == [])
        #expect(NumberTicks.ticks(from: .nan, through: 1, count: 5) == [])
        #expect(NumberTicks.ticks(from: 0, through: .infinity, count: 5) == [])
        #expect(NumberTicks.ticks(from: 2, through: 1, count: 5) == [])
    }

    @Test func `A range grows to round numbers`() {
        func nice(_ start: Double, _ end: Double, _ count: Int) -> [Double] {
            let (low, high) = NumberTicks.nice(start, end, count: count)
            return [low, high]
        }
        #expect(nice(0.132, 0.876, 5) == [0, 1])
        #expect(nice(0.132, 0.876, 10) == [0.1, 0.9])
        #expect(nice(132, 876, 5) == [0, 1000])
        #expect(nice(132, 876, 30) == [120, 880])
        #expect(nice(0, 74, 5) == [0, 80])
        #expect(nice(1, 1, 5) == [1, 1])
    }
}
