import Foundation

/// How values are spread along an axis.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, date, category
        case power(Double)
        case symmetricLog
    }

    let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    /// Equal factors have equal distances. All values must be greater than 0.
    public static let log = ScaleType(kind: .log)
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
    public static let squareRoot = ScaleType(kind: .power(0.5))
    public static let symmetricLog = ScaleType(kind: .symmetricLog)

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}

extension ScaleType.Kind {
    /// Returns the place of a number on a scale whose distances are equal.
    func straight(_ number: Double) -> Double {
        switch self {
        case .linear, .date, .category: number
        case .log: log10(max(number, .leastNormalMagnitude))
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLog: number < 0 ? -log1p(-number) : log1p(number)
        }
    }

    /// Returns the number at a place.
    func number(_ straight: Double) -> Double {
        switch self {
        case .linear, .date, .category: straight
        case .log: pow(10, straight)
        case .power(let exponent): straight < 0 ? -pow(-straight, 1 / exponent) : pow(straight, 1 / exponent)
        case .symmetricLog: straight < 0 ? -expm1(-straight) : expm1(straight)
        }
    }
}
