import MartletCore
import MartletDevice

/// One of a sequence of locations: a location, or why there is none.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    public let location: CLLocation?
    /// Always `false`: a page does not know.
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public let authorizationDenied: Bool
    /// As ``authorizationDenied``: a browser has one setting.
    public var authorizationDeniedGlobally: Bool { false }
    public let authorizationRestricted: Bool
    /// Whether the user has been asked and has not answered.
    public let authorizationRequestInProgress: Bool
    public let locationUnavailable: Bool
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var serviceSessionRequired: Bool { false }

    init(location: CLLocation? = nil, permission: DevicePermission? = .granted, isUnavailable: Bool = false) {
        self.location = location
        authorizationDenied = permission == .denied
        authorizationRestricted = permission == .unavailable || permission == nil
        authorizationRequestInProgress = permission == .notDetermined
        locationUnavailable = isUnavailable
    }

    /// Returns the locations of the device, of the session for which the code runs. Asks the user if they have not been asked.
    ///
    /// A reader that is slower than the device gets the latest location.
    ///
    /// - Parameter configuration: With ``LiveConfiguration/default``, the browser need not use a satellite receiver.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        onMainQueue {
            let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
            guard let service = LocationService.current else {
                continuation.yield(CLLocationUpdate(permission: nil))
                return Updates(stream: stream)
            }
            let reader = LiveReader(service, isPrecise: configuration != .default, continuation)
            // The stream keeps its reader for as long as somebody reads.
            continuation.onTermination = { _ in Task { @MainActor in reader.end() } }
            return Updates(stream: stream)
        }
    }

    /// The sequence of ``liveUpdates(_:)``.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let stream: AsyncStream<CLLocationUpdate>

        public struct AsyncIterator: AsyncIteratorProtocol {
            var iterator: AsyncStream<CLLocationUpdate>.Iterator

            /// Never throws here; on Apple's platforms it may.
            public mutating func next() async throws -> CLLocationUpdate? { await iterator.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
    }
}

/// Passes locations on to a stream.
@MainActor
private final class LiveReader: LocationListener {
    private let service: LocationService
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation
    private(set) var watches: LocationService.Precision?
    private var reported: DevicePermission?
    var waitsForOne: Bool { false }

    init(_ service: LocationService, isPrecise: Bool, _ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
        self.service = service
        self.continuation = continuation
        watches = isPrecise ? .precise : .coarse
        service.add(self)
        service.observePermission(for: self) { [weak self] in self?.permissionChanged() }
        service.ask()
        permissionChanged()
        service.update()
    }

    private func permissionChanged() {
        let permission = service.permission
        guard watches != nil, permission != reported else { return }
        reported = permission
        if permission != .granted { continuation.yield(CLLocationUpdate(permission: permission)) }
    }

    func located(at position: DevicePosition) { continuation.yield(CLLocationUpdate(location: CLLocation(position))) }

    func notLocated(_ failure: LocationFailure) {
        if failure == .unknown { continuation.yield(CLLocationUpdate(isUnavailable: true)) }
    }

    func end() {
        watches = nil
        service.update()
    }
}

/// Declares that the app uses the location while the session exists, and asks the user.
public final class CLServiceSession: Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {
        if authorization != .none { onMainQueue { LocationService.current?.ask() } }
    }

    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        if authorization != .none { onMainQueue { LocationService.current?.ask() } }
    }

    /// Does nothing: the browser's answer stays.
    public func invalidate() {}
}
