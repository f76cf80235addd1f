import Foundation
import MartletCore
import MartletUI

/// The content of an axis: one or more ``AxisMarks``.
public protocol AxisContent {
    func _addAxes(to list: inout [AxisMarks])
}

/// The marks of an axis at some values.
///
///     AxisMarks(values: .stride(by: .month)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.narrow))
///     }
public struct AxisMarks: AxisContent {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// Returns the marks of a value; `nil` for those that fit the axis.
    let content: ((AxisValue) -> [AxisPart])?
    var format: AxisLabelFormat?
    var stroke: StrokeStyle?
    var changes: [(inout AxisPart) -> Void] = []

    private init(_ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: ((AxisValue) -> [AxisPart])?) {
        self.position = position
        self.values = values
        self.content = content
    }

    public func _addAxes(to list: inout [AxisMarks]) { list.append(self) }

    /// - Parameter stroke: Of the grid lines.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        self.init(position, values, nil)
        self.stroke = stroke
    }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil
    ) {
        self.init(position, AxisMarkValues(kind: .list(values.map(\.datum))), nil)
        self.stroke = stroke
    }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(position, values, nil)
        self.format = AxisLabelFormat(format)
        self.stroke = stroke
    }

    public init<F: FormatStyle, P: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(position, AxisMarkValues(kind: .list(values.map(\.datum))), nil)
        self.format = AxisLabelFormat(format)
        self.stroke = stroke
    }

    public init<C: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> C
    ) { self.init(position, values) { content($0)._parts } }

    public init<C: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> C
    ) { self.init(position, values) { _ in content()._parts } }

    public init<P: Plottable, C: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> C
    ) { self.init(position, AxisMarkValues(kind: .list(values.map(\.datum)))) { content($0)._parts } }

    public init<P: Plottable, C: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> C
    ) { self.init(position, AxisMarkValues(kind: .list(values.map(\.datum)))) { _ in content()._parts } }
}

/// Several axes' marks in one.
public struct AxisContentGroup: AxisContent {
    let parts: [any AxisContent]

    public func _addAxes(to list: inout [AxisMarks]) { for part in parts { part._addAxes(to: &list) } }
}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> AxisContentGroup { AxisContentGroup(parts: [content]) }
    public static func buildBlock(_ parts: AxisContentGroup...) -> AxisContentGroup { AxisContentGroup(parts: parts) }
    public static func buildOptional(_ part: AxisContentGroup?) -> AxisContentGroup { part ?? AxisContentGroup(parts: []) }
    public static func buildEither(first: AxisContentGroup) -> AxisContentGroup { first }
    public static func buildEither(second: AxisContentGroup) -> AxisContentGroup { second }
    public static func buildLimitedAvailability(_ part: AxisContentGroup) -> AxisContentGroup { part }
}

extension AxisContent {
    private func changed(_ change: @escaping (inout AxisPart) -> Void) -> some AxisContent {
        ChangedAxisContent(content: self, change: change)
    }

    public func font(_ font: Font?) -> some AxisContent { changed { $0.font = $0.font ?? font } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent { changed { $0.style = $0.style ?? AnyShapeStyle(style) } }
}

private struct ChangedAxisContent<Content: AxisContent>: AxisContent {
    let content: Content
    let change: (inout AxisPart) -> Void

    func _addAxes(to list: inout [AxisMarks]) {
        let start = list.count
        content._addAxes(to: &list)
        for index in start..<list.count { list[index].changes.append(change) }
    }
}
