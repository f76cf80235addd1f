import Foundation

/// A side of the plot.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, top, bottom, leading, trailing }

/// How labels of an axis are placed.
///
/// - Partly: all presets look like `automatic`.
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case list([Datum])
        case numberStep(Double)
        case dateStep(Calendar.Component, Int, Calendar?)
    }

    let kind: Kind

    /// Round values, or all categories.
    public static let automatic = automatic(desiredCount: nil)

    /// - Parameters:
    ///   - desiredCount: About how many values there are; `nil` is 5.
    ///   - minimumStride: Ignored.
    ///   - roundLowerBound: Ignored: the scale rounds its domain.
    ///   - roundUpperBound: Ignored: the scale rounds its domain.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    /// The multiples of a number.
    public static func stride<P: Plottable>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .numberStep(stepSize.datum.number ?? 0))
    }

    /// The beginnings of parts of the calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .dateStep(component, count, calendar)) }
}

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
    let datum: Datum
    /// The position among the values of the axis, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    /// Returns the value as a type, if it is one.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
