import MartletCoreLocation
import MartletCore
import MartletUIKit

/// Where an overlay lies. Without effect: below all annotations.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A shape on the map.
@preconcurrency
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// A circle on the earth.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, radius) }

    open override var coordinate: CLLocationCoordinate2D {
        get { center }
        set {}
    }
    public var boundingMapRect: MKMapRect { outline.rect }
    var outline: MapOutline { .circle(center, radius: radius) }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
    let mapPoints: [MKMapPoint]

    init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

    public var pointCount: Int { mapPoints.count }
    public var coordinates: [CLLocationCoordinate2D] { mapPoints.map(\.coordinate) }
    public var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }

    /// Copies the coordinates of a range to a buffer.
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in mapPoints[range.location..<range.location + range.length].enumerated() { coords[index] = point.coordinate }
    }
}

/// A line through several points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: (0..<count).map { MKMapPoint(coords[$0]) })
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init(mapPoints: (0..<count).map { points[$0] }) }

    var outline: MapOutline { MapOutline(points: mapPoints, isClosed: false) }
}

/// As a line, straight on the map.
open class MKGeodesicPolyline: MKPolyline {}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(mapPoints: (0..<count).map { MKMapPoint(coords[$0]) })
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(mapPoints: (0..<count).map { points[$0] })
        self.interiorPolygons = interiorPolygons
    }

    var outline: MapOutline { MapOutline(points: mapPoints, holes: (interiorPolygons ?? []).map(\.mapPoints)) }
}

/// Tiles of a server, in place of the map's own.
///
/// - Partly: they are the ground; there is one ground at a time. A subclass is not asked for tiles: only the template is used.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var tileSize = CGSize(width: 256, height: 256)
    open var minimumZ = 0
    open var maximumZ = 21
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var boundingMapRect: MKMapRect { .world }

    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// How an overlay is drawn.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How a shape is drawn.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// In points; 0 is the usual width.
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    public var circle: MKCircle? { overlay as? MKCircle }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    public var polyline: MKPolyline? { overlay as? MKPolyline }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    public var polygon: MKPolygon? { overlay as? MKPolygon }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}
