import Foundation
import MartletCoreLocation

/// A place from which the map is seen.
///
/// - Partly: `heading` and `pitch` are stored, and not shown: the map is seen from above, with north up.
public struct MapCamera: Equatable, Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// From the camera to the centre, in meters.
    public var distance: Double
    /// In degrees clockwise from north.
    public var heading: Double
    /// In degrees; 0 looks straight down.
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// The height of the visible area over the distance of the camera: a field of view of 30 degrees.
    static let view = 2 * tan(15 * Double.pi / 180)

    /// The camera that sees a rectangle of the map.
    init(seeing rect: MKMapRect) {
        let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        self.init(centerCoordinate: center, distance: rect.height * MKMetersPerMapPointAtLatitude(center.latitude) / Self.view)
    }

    /// What the camera sees, of no width: its height alone says how near it is.
    var mapRect: MKMapRect {
        let (center, height) = (MKMapPoint(centerCoordinate), Self.height(at: distance, latitude: centerCoordinate.latitude))
        return MKMapRect(x: center.x, y: center.y - height / 2, width: 0, height: height)
    }

    /// The height that a camera sees, in map points.
    static func height(at distance: Double, latitude: Double) -> Double { distance * view * MKMapPointsPerMeterAtLatitude(latitude) }

    public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }
}

/// How far the user can move the camera.
public struct MapCameraBounds: Hashable, Sendable {
    var rect: MKMapRect?
    /// In meters.
    var minimumDistance: Double?
    var maximumDistance: Double?

    /// - Parameters:
    ///   - centerCoordinateBounds: Where the centre of the visible area may be.
    ///   - minimumDistance: In meters.
    ///   - maximumDistance: In meters.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, self.minimumDistance, self.maximumDistance) = (centerCoordinateBounds, minimumDistance, maximumDistance)
    }

    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(
            centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
}

/// How often changes of the camera are told.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// At most 30 times a second while the map moves, and at the end.
    case continuous
    /// When the map has come to rest.
    case onEnd
}

/// What a map shows after a change of its camera.
public struct MapCameraUpdateContext: Hashable, Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect

    init(_ rect: MKMapRect) {
        self.rect = rect
        camera = MapCamera(seeing: rect)
        region = MKCoordinateRegion(rect)
    }

    public static func == (a: Self, b: Self) -> Bool { a.rect == b.rect }
    public func hash(into hasher: inout Hasher) { hasher.combine(rect) }
}

/// What the user can do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Without effect: north is always up.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Without effect: the map is seen from above.
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
