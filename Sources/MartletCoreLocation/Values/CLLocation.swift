import Foundation
import MartletDevice

/// The floor of a building. A page never knows it.
public final class CLFloor: NSObject, Sendable {
    public let level: Int

    init(level: Int) { self.level = level }
}

/// A place on the earth where something was at a time.
// All that is stored is constant and `Sendable`; subclasses answer for what they add.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// In meters above the sea. It means nothing if ``verticalAccuracy`` is not positive.
    public let altitude: CLLocationDistance
    /// As ``altitude``: a page does not know the height above the ellipsoid.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius in meters in which the place is; negative for an invalid coordinate.
    public let horizontalAccuracy: CLLocationAccuracy
    /// In meters; −1 if the altitude is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// In degrees clockwise from north; −1 if it is not known.
    public let course: CLLocationDirection
    /// −1: a page does not know it.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// In meters per second; −1 if it is not known.
    public let speed: CLLocationSpeed
    /// −1: a page does not know it.
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    /// Always `nil`.
    public var floor: CLFloor? { nil }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        super.init()
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    convenience init(_ position: DevicePosition) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: position.latitude, longitude: position.longitude),
            altitude: position.altitude ?? 0,
            horizontalAccuracy: position.accuracy, verticalAccuracy: position.altitude == nil ? -1 : position.altitudeAccuracy,
            course: position.course ?? -1, speed: position.speed ?? -1, timestamp: position.date)
    }

    /// Returns the length in meters of the shortest way between two places on the earth's ellipsoid, at the height of the sea.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Ellipsoid.distance(from: location.coordinate, to: coordinate)
    }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}
