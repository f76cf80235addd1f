import MartletCore
import MartletCoreLocation

/// How somebody goes from one place to another.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any: MKDirectionsTransportType = [.automobile, .walking, .transit, .cycling]
}

/// Finds the way, which takes a service on the network that Apple runs and Martlet does not.
///
/// - Partly: each request fails as it does on a device without a network: with ``MKError/Code/serverFailure``.
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }

    /// What was found. Nothing makes one here.
    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// How long it takes. Nothing makes one here.
    open class ETAResponse: NSObject {
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance

        init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
    }

    public init(request: Request) { super.init() }

    /// Always `false`.
    public var isCalculating: Bool { false }

    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { MKError.failLater(completionHandler) }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) { MKError.failLater(completionHandler) }
    /// - Throws: ``MKError`` with the code ``MKError/Code/serverFailure``.
    open nonisolated(nonsending) func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// - Throws: ``MKError`` with the code ``MKError/Code/serverFailure``.
    open nonisolated(nonsending) func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A way from one place to another. Nothing makes one here.
open class MKRoute: NSObject {
    public let name: String
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let steps: [Step]
    public let advisoryNotices: [String]
    public let transportType: MKDirectionsTransportType

    /// A part of the way.
    open class Step: NSObject {
        public let instructions: String
        public let notice: String?
        public let polyline: MKPolyline
        public let distance: CLLocationDistance

        init(instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance) {
            (self.instructions, self.notice, self.polyline, self.distance) = (instructions, notice, polyline, distance)
        }
    }

    init(name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval) {
        (self.name, self.polyline, self.distance, self.expectedTravelTime) = (name, polyline, distance, expectedTravelTime)
        (steps, advisoryNotices, transportType) = ([], [], .any)
    }
}
