import MartletCore
import MartletElements
import MartletUI

/// One thing on a map, as its content describes it.
struct MapItem {
    enum Figure {
        /// A balloon with a symbol in it.
        case marker(icon: AnyView)
        /// A view; `anchor` is the point of it that is at the coordinate.
        case annotation(view: AnyView, anchor: UnitPoint)
        /// The dot of the user, or the app's view in place of it.
        case user(AnyView?)
        case shape(MapOutline)
    }

    /// How the modifiers of content want it.
    struct Style {
        var tint: AnyShapeStyle?
        var foreground: AnyShapeStyle?
        var stroke: AnyShapeStyle?
        var line: StrokeStyle?
        var hidesTitle = false
        var hidesSubtitle = false
    }

    var id: [AnyHashable] = []
    /// The identities of the rows that contain it, outermost first.
    var rows: [AnyHashable] = []
    var figure: Figure
    /// Where it is; of a shape, a point of it.
    var point: MKMapPoint
    /// What a map shows that shows all its content.
    var extent: MKMapRect
    var title: AnyView?
    var subtitle: AnyView?
    var tag: AnyHashable?
    var style = Style()
    /// Called for a tap, in place of a selection. Views of UIKit have it.
    var tapped: (() -> Void)?
    var isSelected: Bool?
    /// What is shown above it.
    var callout: AnyView?

    init(_ figure: Figure, at coordinate: CLLocationCoordinate2D, title: AnyView? = nil) {
        (self.figure, self.title) = (figure, title)
        point = MKMapPoint(coordinate)
        extent = MKMapRect(origin: point, size: MKMapSize())
    }

    init(_ outline: MapOutline) {
        figure = .shape(outline)
        extent = outline.rect
        point = extent.origin
    }

    /// The value by which a selection of a type names it.
    func selectionValue<V: Hashable>(_ type: V.Type) -> V? {
        for candidate in [tag].compactMap(\.self) + rows.reversed() {
            if let value = candidate.base as? V { return value }
        }
        return nil
    }
}

/// The outline of a shape on the map.
struct MapOutline: Hashable {
    var points: [MKMapPoint]
    /// Holes of a polygon.
    var holes: [[MKMapPoint]] = []
    var isClosed = true

    var rect: MKMapRect { MKMapRect(around: points) }

    /// A circle on the earth.
    ///
    /// - Parameter radius: In meters.
    static func circle(_ center: CLLocationCoordinate2D, radius: Double) -> MapOutline {
        let count = 96
        let (latitude, longitude) = (center.latitude * .pi / 180, center.longitude * .pi / 180)
        let angle = max(radius, 0) / 6_371_008.8
        let points = (0..<count).map { index in
            let bearing = Double(index) / Double(count) * 2 * .pi
            let lat = asin(min(max(sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing), -1), 1))
            let lon = longitude + atan2(sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(lat))
            return MKMapPoint(CLLocationCoordinate2D(latitude: lat * 180 / .pi, longitude: lon * 180 / .pi))
        }
        return MapOutline(points: points)
    }

    /// The path as SVG path data, in units of which there are 10,000 along the longer side, from the upper left corner.
    var path: (data: String, unit: Double) {
        let rect = rect
        let unit = max(max(rect.width, rect.height) / 10_000, 1e-3)
        func text(_ points: [MKMapPoint], isClosed: Bool) -> String {
            guard let first = points.first else { return "" }
            func number(_ value: Double) -> String {
                let rounded = (value * 100).rounded() / 100
                return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
            }
            func place(_ point: MKMapPoint) -> String { number((point.x - rect.minX) / unit) + " " + number((point.y - rect.minY) / unit) }
            return "M" + place(first) + points.dropFirst().map { "L" + place($0) }.joined() + (isClosed ? "Z" : "")
        }
        return (([points] + holes).map { text($0, isClosed: isClosed) }.joined(), unit)
    }
}
