import Foundation
import MartletElements

/// Where something is in the plot, from the plot's top leading corner.
struct PlotBox: Hashable, Sendable {
    var left: Place
    var right: Place
    var top: Place
    var bottom: Place

    static let plot = PlotBox(left: Place(share: 0), right: Place(share: 1), top: Place(share: 0), bottom: Place(share: 1))

    /// A box around a point.
    init(x: Place, y: Place, width: Double = 0, height: Double = 0) {
        self.init(
            left: x.moved(by: -width / 2), right: x.moved(by: width / 2), top: y.moved(by: -height / 2), bottom: y.moved(by: height / 2))
    }

    init(left: Place, right: Place, top: Place, bottom: Place) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    /// Moves the edges by the offsets of a mark.
    func moved(by style: MarkStyle) -> PlotBox {
        let (x, y, edges) = (Double(style.offset.width), Double(style.offset.height), style.edgeOffsets)
        return PlotBox(
            left: left.moved(by: x + edges.left), right: right.moved(by: x + edges.right), top: top.moved(by: y + edges.top),
            bottom: bottom.moved(by: y + edges.bottom))
    }

    var value: Value { .list([left, right, top, bottom].flatMap { [.double($0.share), .double($0.points)] }) }
}

/// Something that a chart draws.
struct Figure {
    enum Form {
        case box
        case symbol(SymbolOutline)
        case rule(isVertical: Bool)
        /// A path in a square of 1000 units that is stretched over the box.
        case path(String, isStroked: Bool)
        /// A path around the middle of the box, in a square that is as large as the box allows.
        case sector(String, radius: Double)
        case nothing
    }

    var id: FigureID
    var form: Form
    var box: PlotBox
    var mark: MarkRecord
    /// What it is for assistive technology; `nil` if it is part of another figure.
    var label: String?
    var value: String?
    var symbolView = false
}

/// What identifies a figure among those of its chart.
struct FigureID: Hashable {
    /// Of several figures of the same mark.
    var part: Int
    var path: [AnyHashable]
}
