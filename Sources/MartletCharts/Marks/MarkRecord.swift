import Foundation
import MartletCore
import MartletUI

/// A mark with all that its modifiers say.
struct MarkRecord {
    enum Shape: Hashable, Sendable { case bar, line, area, point, rule, rectangle, sector }

    /// A value or a range along an axis.
    struct Extent {
        var start: PlottedValue?
        /// The end of a range that two values give.
        var end: PlottedValue?
        var size = MarkDimension.automatic

        init(_ value: PlottedValue?, size: MarkDimension = .automatic) {
            start = value
            self.size = size
        }

        init(from start: PlottedValue, to end: PlottedValue) {
            self.start = start
            self.end = end
        }

        /// The values at the ends.
        var data: [Datum] { [start?.datum, start?.end, end?.datum, end?.end].compactMap(\.self) }
    }

    struct Sector {
        var angle: PlottedValue
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        /// In points, on each side.
        var inset: Double
    }

    var shape: Shape
    var x: Extent
    var y: Extent
    var stacking: MarkStackingMethod?
    var series: PlottedValue?
    var sector: Sector?
    var style = MarkStyle()
    var id: [AnyHashable] = []

    init(_ shape: Shape, x: Extent = Extent(nil), y: Extent = Extent(nil), stacking: MarkStackingMethod? = nil, series: PlottedValue? = nil)
    {
        self.shape = shape
        self.x = x
        self.y = y
        self.stacking = stacking
        self.series = series
    }
}

/// What modifiers say of a mark. The innermost modifier of a kind counts.
struct MarkStyle {
    var paint: AnyShapeStyle?
    var paintValue: PlottedValue?
    var opacity = 1.0
    /// In points.
    var cornerRadius: Double?
    var line: StrokeStyle?
    var lineValue: PlottedValue?
    var symbol: SymbolChoice?
    var symbolValue: PlottedValue?
    /// In square points.
    var symbolArea: Double?
    var symbolAreaValue: PlottedValue?
    var interpolation: InterpolationMethod?
    var positionValue: PlottedValue?
    var offset = CGSize.zero
    /// How far each edge is moved in addition to the offset, in points.
    var edgeOffsets = (left: 0.0, right: 0.0, top: 0.0, bottom: 0.0)
    var zIndex = 0.0
    /// The radius of a blur, in points.
    var blur: Double?
    var annotations: [MarkAnnotation] = []
    var label: Text?
    var value: Text?
    var isHidden = false
    var identifier: String?
}

/// The symbol at a point.
enum SymbolChoice {
    case shape(SymbolOutline)
    case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// In points.
    var spacing: Double
    var content: AnyView
}
