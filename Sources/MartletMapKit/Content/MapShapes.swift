import MartletCoreLocation
import MartletCore
import MartletUI

/// A circle on the earth.
public struct MapCircle: _PrimitiveMapContent {
    private let outline: MapOutline

    /// - Parameter radius: In meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { outline = .circle(center, radius: radius) }

    public init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let radius = min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.coordinate.latitude)
        self.init(center: middle.coordinate, radius: radius)
    }

    public func _addItems(to list: inout MapItemList) { list.add(MapItem(outline)) }
}

/// A line through places of the map.
///
/// - Partly: lines are straight on the map; `contourStyle` is without effect.
public struct MapPolyline: _PrimitiveMapContent {
    public enum ContourStyle: Sendable { case straight, geodesic }

    private let outline: MapOutline

    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { outline = MapOutline(points: points, isClosed: false) }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
    }

    public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }
    public init(_ route: MKRoute) { self.init(route.polyline) }

    public func _addItems(to list: inout MapItemList) { list.add(MapItem(outline)) }
}

/// An area of the map.
public struct MapPolygon: _PrimitiveMapContent {
    private let outline: MapOutline

    public init(points: [MKMapPoint]) { outline = MapOutline(points: points) }
    public init(coordinates: [CLLocationCoordinate2D]) { self.init(points: coordinates.map { MKMapPoint($0) }) }
    public init(_ polygon: MKPolygon) { outline = polygon.outline }

    public func _addItems(to list: inout MapItemList) { list.add(MapItem(outline)) }
}
