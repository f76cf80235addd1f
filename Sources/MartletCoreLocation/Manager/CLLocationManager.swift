import Foundation
import MartletCore
import MartletDevice

/// Reports the location of the user's device to a delegate.
///
/// The manager belongs to the session that has made it: to the page of one user, whose browser is asked. Made by code that runs for no session, it is
/// ``CLAuthorizationStatus/restricted``.
///
/// Its methods may be called from any thread.
open class CLLocationManager: NSObject {
    private let client: LocationClient

    public override init() {
        client = onMainQueue { LocationClient(service: .current) }
        super.init()
        nonisolated(unsafe) let manager = self
        onMainQueue { manager.client.begin(for: manager) }
    }

    open weak var delegate: (any CLLocationManagerDelegate)?

    // MARK: Permission

    /// Always `true`: a browser that has none says so by ``authorizationStatus``.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns what the manager of the session for which the code runs may do.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        onMainQueue { CLAuthorizationStatus(LocationService.current?.permission) }
    }

    open var authorizationStatus: CLAuthorizationStatus { read { CLAuthorizationStatus($0.service?.permission) } }
    /// Always ``CLAccuracyAuthorization/fullAccuracy``: a browser may round the location, and does not tell.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Lets the browser ask its user, unless the user has answered before.
    open func requestWhenInUseAuthorization() { change { $0.service?.ask() } }
    /// As ``requestWhenInUseAuthorization()``: a page that is closed has no location.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    // MARK: The location

    /// The last location of the session; `nil` before the first.
    open var location: CLLocation? { read { $0.service?.position.map { CLLocation($0) } } }

    /// Reports each new location. Waits for the permission; does not ask for it.
    open func startUpdatingLocation() { change { $0.start() } }
    open func stopUpdatingLocation() { change { $0.stop() } }
    /// Reports one location, or an error.
    open func requestLocation() { change { $0.requestOne() } }

    /// With 100 meters or less, the browser uses a satellite receiver if it has one.
    open var desiredAccuracy: CLLocationAccuracy {
        get { read { $0.desiredAccuracy } }
        set { change { $0.desiredAccuracy = newValue } }
    }
    /// In meters: locations that are less far from the last one are not reported.
    open var distanceFilter: CLLocationDistance {
        get { read { $0.distanceFilter } }
        set { change { $0.distanceFilter = newValue } }
    }

    /// Stored, and without effect.
    open var activityType = CLActivityType.other
    /// Stored, and without effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Stored, and without effect: a page in the background may get no location.
    open var allowsBackgroundLocationUpdates = false
    /// Stored, and without effect.
    open var showsBackgroundLocationIndicator = false

    // MARK: What pages do not have

    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    /// Always `nil`.
    open var heading: CLHeading? { nil }
    open var headingFilter: CLLocationDegrees = 1
    /// Does nothing: see ``headingAvailable()``.
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    /// Does nothing: see ``significantLocationChangeMonitoringAvailable()``.
    open func startMonitoringSignificantLocationChanges() {}
    open func stopMonitoringSignificantLocationChanges() {}
    /// Always empty.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Fails: the delegate hears ``CLError/Code/regionMonitoringDenied``.
    open func startMonitoring(for region: CLRegion) {
        nonisolated(unsafe) let region = region
        change { $0.failMonitoring(region) }
    }
    open func stopMonitoring(for region: CLRegion) {}

    private func read<Result>(_ body: @MainActor (LocationClient) -> Result) -> Result {
        let client = client
        return onMainQueue { body(client) }
    }

    private func change(_ body: @MainActor (LocationClient) -> Void) { read(body) }
}
