import Foundation
import MartletCore
import MartletUI

/// Converts between the values of a chart and points of its plot.
///
/// Points are known once the page has measured the plot; before that, the methods return `nil`.
public struct ChartProxy {
    let x: PlotScale?
    let y: PlotScale?
    /// On the page, in points.
    let frame: CGRect?
    /// The sum of the values of all sectors.
    let angleTotal: Double

    /// The size of the plot, in points.
    public var plotSize: CGSize { frame?.size ?? .zero }
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot, for a `GeometryProxy`; of no size until the page has measured the plot.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(.bounds, of: frame) }

    // MARK: From values to points

    /// Returns the distance of a value from the leading edge of the plot, in points.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        guard let frame, let place = x?.place(of: value.datum) else { return nil }
        return CGFloat(place.resolved(Double(frame.width)))
    }

    /// Returns the distance of a value from the top edge of the plot, in points.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let frame, let place = y?.place(of: value.datum) else { return nil }
        return frame.height - CGFloat(place.resolved(Double(frame.height)))
    }

    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the part of the width that belongs to a category; for other values, their place.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let middle = position(forX: value), let frame, let x else { return nil }
        let half = CGFloat((x.band ?? 0) * (Double(frame.width) - x.startPadding - x.endPadding) / 2)
        return (middle - half)...(middle + half)
    }

    /// Returns the part of the height that belongs to a category; for other values, their place.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let middle = position(forY: value), let frame, let y else { return nil }
        let half = CGFloat((y.band ?? 0) * (Double(frame.height) - y.startPadding - y.endPadding) / 2)
        return (middle - half)...(middle + half)
    }

    // MARK: From points to values

    /// Returns the value at a distance from the leading edge of the plot, in points.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        guard let frame, let x else { return nil }
        return x.datum(at: Double(position), length: Double(frame.width)).flatMap { P(datum: $0) }
    }

    /// Returns the value at a distance from the top edge of the plot, in points.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        guard let frame, let y else { return nil }
        return y.datum(at: Double(frame.height - position), length: Double(frame.height)).flatMap { P(datum: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the angle of a point of the plot around the middle, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
    }

    /// Returns the value at an angle: the sum of the sectors up to it.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let share = angle.radians / (2 * .pi)
        guard share.isFinite, angleTotal > 0 else { return nil }
        return P(datum: .number((share - share.rounded(.down)) * angleTotal))
    }
}
