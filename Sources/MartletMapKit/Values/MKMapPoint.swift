import Foundation
import MartletCoreLocation

/// A place on the flat map of the whole world, in Mercator's projection: `x` grows to the east, `y` to the south.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        // The map ends before the poles, where the projection is infinite.
        let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * world
        y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * world
    }

    /// The northern and southern ends of the map, in degrees.
    static let lastLatitude = 85.051_128_779_806_59

    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        let latitude = (2 * atan(exp((0.5 - y / world) * 2 * .pi)) - .pi / 2) * 180 / .pi
        let turn = x / world
        // The far side of the date line is the same place.
        let longitude = (turn >= 0 && turn <= 1 ? turn : turn - turn.rounded(.down)) * 360 - 180
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// In meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, other.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A size on the flat map of the world.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }

    /// The whole map.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// In meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Returns how many map points a meter has at a latitude, in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

/// Returns how many meters a map point has at a latitude, in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    let bounded = min(max(latitude, -MKMapPoint.lastLatitude), MKMapPoint.lastLatitude)
    return 2 * Double.pi * 6_378_137 / MKMapSize.world.width * cos(bounded * .pi / 180)
}
