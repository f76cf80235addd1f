import Foundation
import MartletCoreLocation

/// How far an area of the map reaches from south to north and from west to east, in degrees. As on Apple's platforms it is not `Equatable`.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// An area of the map around a coordinate. As on Apple's platforms it is not `Equatable`: apps make it so.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// - Parameters:
    ///   - latitudinalMeters: The distance from south to north.
    ///   - longitudinalMeters: The distance from west to east.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let degree = 2 * Double.pi * 6_378_137 / 360
        let parallel = degree * max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180), longitudeDelta: min(longitudinalMeters / parallel, 360)))
    }

    /// The smallest region that contains a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let (north, south) = (MKMapPoint(x: rect.midX, y: rect.minY).coordinate, MKMapPoint(x: rect.midX, y: rect.maxY).coordinate)
        self.init(
            center: CLLocationCoordinate2D(latitude: (north.latitude + south.latitude) / 2, longitude: north.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude, longitudeDelta: min(rect.width / MKMapSize.world.width * 360, 360)))
    }

    /// The rectangle of the map that the region covers.
    var mapRect: MKMapRect {
        func point(_ latitude: Double) -> MKMapPoint {
            MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: center.longitude))
        }
        let (north, south) = (point(center.latitude + span.latitudeDelta / 2), point(center.latitude - span.latitudeDelta / 2))
        let width = min(abs(span.longitudeDelta) / 360, 1) * MKMapSize.world.width
        return MKMapRect(x: north.x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }

    /// Whether another region is the same; the numbers of regions have been calculated, so a billionth of a degree is no difference.
    func isNearly(_ other: MKCoordinateRegion) -> Bool {
        let pairs = [
            (center.latitude, other.center.latitude), (center.longitude, other.center.longitude),
            (span.latitudeDelta, other.span.latitudeDelta), (span.longitudeDelta, other.span.longitudeDelta),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }
}

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
