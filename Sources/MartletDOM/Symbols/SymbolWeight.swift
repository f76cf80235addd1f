/// The pen width for a weight, in units of the 24 by 24 grid.
enum SymbolWeight {
    private static let pens = [0.8, 1.1, 1.4, 1.8, 2.05, 2.3, 2.6, 2.85, 3.1]

    static let regular = 1.8
    static let heaviest = 3.1

    /// Returns the pen width for a weight from 100 to 900; weights between the hundreds are interpolated.
    static func pen(weight: Int) -> Double {
        let position = Double(min(max(weight, 100), 900)) / 100 - 1
        let lower = min(Int(position), pens.count - 2)
        return decimal(pens[lower] + (pens[lower + 1] - pens[lower]) * (position - Double(lower)))
    }

    /// Rounds to hundredths, without the noise of binary fractions.
    static func decimal(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
