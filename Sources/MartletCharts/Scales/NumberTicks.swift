import Foundation

/// Round numbers for an axis: multiples of 1, 2 or 5 times a power of ten.
///
/// It is the algorithm of d3-array's `ticks` and `nice`, with whose tests it agrees.
enum NumberTicks {
    /// Returns the round numbers in a range, about as many as are wanted.
    static func ticks(from start: Double, through stop: Double, count: Int) -> [Double] {
        guard start.isFinite, stop.isFinite, count > 0, start <= stop else { return [] }
        if start == stop { return [start] }
        let (first, last, increment) = spec(start, stop, count)
        guard last >= first, last - first < 10_000 else { return [] }
        return (0...Int(last - first)).map { number(first + Double($0), increment) }
    }

    /// Returns the range extended to the next round numbers.
    static func nice(_ start: Double, _ stop: Double, count: Int) -> (Double, Double) {
        var (start, stop) = (start, stop)
        guard start.isFinite, stop.isFinite, start < stop else { return (start, stop) }
        var former: Double?
        for _ in 0..<10 {
            let increment = spec(start, stop, count).increment
            if increment == former || increment == 0 || !increment.isFinite { break }
            former = increment
            if increment > 0 {
                start = (start / increment).rounded(.down) * increment
                stop = (stop / increment).rounded(.up) * increment
            } else {
                start = (start * -increment).rounded(.down) / -increment
                stop = (stop * -increment).rounded(.up) / -increment
            }
        }
        return (start, stop)
    }

    /// The first and last multiple of the step. A negative increment is the inverse of a step below 1, so that numbers stay exact.
    private static func spec(_ start: Double, _ stop: Double, _ count: Int) -> (first: Double, last: Double, increment: Double) {
        let step = (stop - start) / Double(max(count, 1))
        let power = log10(step).rounded(.down)
        let error = step / pow(10, power)
        let factor: Double = error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
        var first: Double
        var last: Double
        var increment: Double
        if power < 0 {
            increment = pow(10, -power) / factor
            first = (start * increment).rounded()
            last = (stop * increment).rounded()
            if first / increment < start { first += 1 }
            if last / increment > stop { last -= 1 }
            increment = -increment
        } else {
            increment = pow(10, power) * factor
            first = (start / increment).rounded()
            last = (stop / increment).rounded()
            if first * increment < start { first += 1 }
            if last * increment > stop { last -= 1 }
        }
        if last < first, count < 2 { return spec(start, stop, count * 2) }
        return (first, last, increment)
    }

    private static func number(_ index: Double, _ increment: Double) -> Double { increment < 0 ? index / -increment : index * increment }
}
