public typealias CLLocationDegrees = Double
/// In meters.
public typealias CLLocationDistance = Double
/// In meters.
public typealias CLLocationAccuracy = Double
/// In meters per second.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
/// In degrees clockwise from north.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth, in degrees.
///
/// As on Apple's platforms it is not `Equatable`: apps make it so.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is on no earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the latitude is in −90…90 and the longitude in −180…180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// An accuracy of a few kilometers.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
