import Foundation
import MartletElements

/// A place on the earth where the user's device is.
public struct DevicePosition: Hashable, Sendable {
    /// In degrees, −90 to 90.
    public var latitude: Double
    /// In degrees, −180 to 180.
    public var longitude: Double
    /// The radius in meters in which the device is.
    public var accuracy: Double
    /// In meters above the sea; `nil` if it is not known.
    public var altitude: Double?
    /// In meters, if the altitude is known.
    public var altitudeAccuracy: Double
    /// The direction of travel in degrees clockwise from north; `nil` if it is not known.
    public var course: Double?
    /// In meters per second; `nil` if it is not known.
    public var speed: Double?
    public var date: Date

    public init(
        latitude: Double, longitude: Double, accuracy: Double = 5, altitude: Double? = nil, altitudeAccuracy: Double = 5,
        course: Double? = nil,
        speed: Double? = nil, date: Date = .now
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
        self.altitude = altitude
        self.altitudeAccuracy = altitudeAccuracy
        self.course = course
        self.speed = speed
        self.date = date
    }
}

extension DevicePosition {
    /// Reads a position from a page, which can send anything; returns `nil` for a place that is not on the earth.
    ///
    /// The numbers are latitude, longitude, accuracy, altitude, its accuracy, course, speed, and milliseconds since 1970. A negative accuracy of the
    /// altitude, course or speed stands for one that is not known.
    init?(_ values: some Collection<Value>, now: Date = .now) {
        let numbers = values.compactMap(\.doubleValue).filter(\.isFinite)
        guard numbers.count == 8, values.count == 8, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else { return nil }
        let date = Date(timeIntervalSince1970: numbers[7] / 1000)
        self.init(
            latitude: numbers[0], longitude: numbers[1], accuracy: min(max(0, numbers[2]), Self.farthest),
            altitude: numbers[4] < 0 ? nil : min(max(-Self.farthest, numbers[3]), Self.farthest),
            altitudeAccuracy: min(max(0, numbers[4]), Self.farthest),
            course: 0..<360 ~= numbers[5] ? numbers[5] : nil, speed: numbers[6] < 0 ? nil : min(numbers[6], 300_000_000),
            date: abs(date.timeIntervalSince(now)) < 86_400 ? date : now)
    }

    /// The numbers that ``init(_:now:)`` reads.
    package var values: [Value] {
        [
            latitude, longitude, accuracy, altitude ?? 0, altitude == nil ? -1 : altitudeAccuracy, course ?? -1, speed ?? -1,
            date.timeIntervalSince1970 * 1000,
        ].map(Value.double)
    }

    /// More meters than any two places on the earth are apart.
    private static let farthest = 50_000_000.0
}
