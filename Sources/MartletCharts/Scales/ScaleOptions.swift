import Foundation
import MartletCore
import MartletUI

/// What an app says of a scale.
struct ScaleOptions {
    var domain: ScaleDomain = AutomaticScaleDomain(includesZero: nil, isReversed: false)
    var type: ScaleType?
    /// In points.
    var startPadding: Double = 0
    var endPadding: Double = 0
}

/// The values that a scale has.
public protocol ScaleDomain {
    /// The values in order; `nil` if they follow from the data.
    var _data: [Datum]? { get }
    var _includesZero: Bool? { get }
    var _isReversed: Bool { get }
}

extension ScaleDomain {
    public var _includesZero: Bool? { nil }
    public var _isReversed: Bool { false }
}

/// The domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool

    public var _data: [Datum]? { nil }
    public var _includesZero: Bool? { includesZero }
    public var _isReversed: Bool { isReversed }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }

    /// - Parameter includesZero: Whether the numbers begin at zero; `nil` is `true`.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }

    /// - Parameter modifyInferredDomain: Ignored.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool = false, dataType: DataValue.Type, modifyInferredDomain: (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain { .automatic(includesZero: includesZero, reversed: reversed) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _data: [Datum]? { [lowerBound.datum, upperBound.datum] }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _data: [Datum]? { map(\.datum) }
}

/// Where the ends of a scale are in the plot.
public struct PlotDimensionScaleRange: Hashable, Sendable {
    let start: Double
    let end: Double
}

extension PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// - Parameter padding: In points, at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: Double(padding), end: Double(padding))
    }
    /// - Parameters:
    ///   - startPadding: In points.
    ///   - endPadding: In points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: Double(startPadding), end: Double(endPadding))
    }
}
