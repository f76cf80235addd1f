import Foundation
import MartletCore
import MartletUI

/// A mark of an axis at a value: a grid line, a tick or a label.
public protocol AxisMark {
    var _parts: [AxisPart] { get }
}

/// What an axis shows at a value.
public struct AxisPart {
    enum Kind {
        case grid
        /// - Parameter length: In points.
        case tick(length: Double)
        case label(LabelContent)
    }

    enum LabelContent {
        case automatic
        case format(AxisLabelFormat)
        case view(AnyView)
    }

    var kind: Kind
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    /// Whether it is in the middle between its value and the next; `nil` if it fits the axis.
    var isCentered: Bool?
    /// The point of the label that is at the value.
    var anchor: UnitPoint?
    /// The distance from the plot in points.
    var spacing: Double?

    init(_ kind: Kind) { self.kind = kind }
}

/// Formats the values of an axis.
struct AxisLabelFormat {
    let text: (Datum, Locale) -> String?

    init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
        text = { datum, locale in F.FormatInput(datum: datum).map { format.locale(locale).format($0) } }
    }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
    public let _parts: [AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        var part = AxisPart(.grid)
        part.stroke = stroke
        part.isCentered = centered
        _parts = [part]
    }
}

/// A short line outside the plot at a value.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public enum Length: Hashable, Sendable {
        case automatic
        /// As long as the label.
        case label
        case longestLabel

        var points: Double { self == .automatic ? 4 : 12 }
    }

    public let _parts: [AxisPart]

    /// - Parameter length: That of a label is 12 points.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.init(centered, length.points, stroke)
    }

    /// - Parameter length: In points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) { self.init(centered, Double(length), stroke) }

    private init(_ centered: Bool?, _ length: Double, _ stroke: StrokeStyle?) {
        var part = AxisPart(.tick(length: length))
        part.stroke = stroke
        part.isCentered = centered
        _parts = [part]
    }
}

/// How labels of an axis make room for each other.
///
/// - Partly: it is ignored; labels may overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()

    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
}

/// How a label of an axis is turned. Vertical labels are absent: all are horizontal.
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

/// The text at a value of an axis.
public struct AxisValueLabel: AxisMark {
    public let _parts: [AxisPart]

    private init(
        _ content: AxisPart.LabelContent, _ centered: Bool?, _ anchor: UnitPoint?, _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        var part = AxisPart(.label(content))
        part.isCentered = centered
        part.anchor = anchor
        part.offset = CGSize(width: horizontal ?? 0, height: 0)
        part.spacing = vertical.map { Double($0) }
        _parts = [part]
    }

    /// - Parameter verticalSpacing: The distance from the plot in points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(.automatic, centered, anchor, horizontalSpacing, verticalSpacing) }

    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(.format(AxisLabelFormat(format)), centered, anchor, horizontalSpacing, verticalSpacing)
    }

    public init<C: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) { self.init(.view(AnyView(content())), centered, anchor, horizontalSpacing, verticalSpacing) }

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(.view(AnyView(Text(titleKey))), centered, anchor, horizontalSpacing, verticalSpacing) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(.view(AnyView(Text(title))), centered, anchor, horizontalSpacing, verticalSpacing) }
}

/// Several marks of an axis.
public struct AxisMarkGroup: AxisMark {
    public let _parts: [AxisPart]
}

/// A mark of an axis without its type.
public struct AnyAxisMark: AxisMark {
    public let _parts: [AxisPart]

    public init(_ mark: some AxisMark) { _parts = mark._parts }
    public init(erasing mark: some AxisMark) { _parts = mark._parts }
}

@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> AxisMarkGroup { AxisMarkGroup(_parts: mark._parts) }
    public static func buildBlock(_ marks: AxisMarkGroup...) -> AxisMarkGroup { AxisMarkGroup(_parts: marks.flatMap(\._parts)) }
    public static func buildOptional(_ mark: AxisMarkGroup?) -> AxisMarkGroup { mark ?? AxisMarkGroup(_parts: []) }
    public static func buildEither(first: AxisMarkGroup) -> AxisMarkGroup { first }
    public static func buildEither(second: AxisMarkGroup) -> AxisMarkGroup { second }
    public static func buildLimitedAvailability(_ mark: AxisMarkGroup) -> AxisMarkGroup { mark }
    public static func buildArray(_ marks: [AxisMarkGroup]) -> AxisMarkGroup { AxisMarkGroup(_parts: marks.flatMap(\._parts)) }
}

extension AxisMark {
    private func changed(_ change: (inout AxisPart) -> Void) -> AxisMarkGroup {
        var parts = _parts
        for index in parts.indices { change(&parts[index]) }
        return AxisMarkGroup(_parts: parts)
    }

    public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { changed { $0.style = $0.style ?? AnyShapeStyle(style) } }

    /// Moves the marks, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}
