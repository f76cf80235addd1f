import Foundation
import MartletCore
import MartletUI

/// The width or the height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable {
        case automatic
        case fixed(Double)
        case ratio(Double)
        case inset(Double)
    }

    let kind: Kind

    public static let automatic = MarkDimension(kind: .automatic)
    /// - Parameter value: In points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(Double(value))) }
    /// A share of the space for the mark: of a category, a part of the calendar, or the radius.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(Double(value))) }
    /// The space for the mark, less so many points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(Double(value))) }

    init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks with the same place lie on each other.
public enum MarkStackingMethod: Hashable, Sendable {
    /// On each other, from zero.
    case standard
    /// On each other, as shares of the whole.
    case normalized
    /// On each other, around the middle.
    case center
    /// Each from zero.
    case unstacked
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(Double)
        case catmullRom(Double)
    }

    let kind: Kind

    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve without extremes between the points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let catmullRom = catmullRom(alpha: 0.5)
    public static let cardinal = cardinal(tension: 0)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)

    /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(Double(alpha))) }
    /// - Parameter tension: 1 draws straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(Double(tension))) }
}

/// A shape for the symbols of a chart.
public protocol ChartSymbolShape: Sendable {
    var _symbol: BasicChartSymbolShape { get }
}

/// The shapes of symbols that charts have.
///
/// - Partly: an app cannot draw a shape of its own, and `strokeBorder` leaves symbols filled; use a view as a symbol instead.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    let outline: SymbolOutline

    public var _symbol: BasicChartSymbolShape { self }
    /// Returns the symbol itself: symbols are filled.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

/// What a symbol looks like, in the order in which values get symbols.
enum SymbolOutline: String, Hashable, Sendable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(outline: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(outline: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(outline: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(outline: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(outline: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(outline: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(outline: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(outline: .asterisk) }
}

/// Where an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
    /// From 0, the leading or top side, to 2, the other one.
    let x: Int
    let y: Int
    var isInside = true
    var isAutomatic = false

    /// Above the mark, or beyond its end if the mark is a horizontal bar.
    public static let automatic = AnnotationPosition(x: 1, y: 0, isInside: false, isAutomatic: true)
    public static let overlay = AnnotationPosition(x: 1, y: 1)
    public static let top = AnnotationPosition(x: 1, y: 0, isInside: false)
    public static let bottom = AnnotationPosition(x: 1, y: 2, isInside: false)
    public static let leading = AnnotationPosition(x: 0, y: 1, isInside: false)
    public static let trailing = AnnotationPosition(x: 2, y: 1, isInside: false)
    public static let topLeading = AnnotationPosition(x: 0, y: 0, isInside: false)
    public static let topTrailing = AnnotationPosition(x: 2, y: 0, isInside: false)
    public static let bottomLeading = AnnotationPosition(x: 0, y: 2, isInside: false)
    public static let bottomTrailing = AnnotationPosition(x: 2, y: 2, isInside: false)
}

/// What an annotation does that does not fit into the chart.
///
/// - Partly: it is ignored; an annotation is where its mark is.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let padScale = Strategy()
        public static let fit = Strategy()

        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }

    public enum Boundary: Hashable, Sendable { case automatic, chart, plot }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What is known of the mark of an annotation.
public struct AnnotationContext: Sendable {
    /// The size of the mark in points; zero where only the page knows it.
    public let targetSize: CGSize
}
