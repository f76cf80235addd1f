import Foundation
import MartletCore
import MartletDevice

/// What a ``CLLocationManager`` wants of the session's location, on the main actor.
@MainActor
final class LocationClient: LocationListener {
    let service: LocationService?
    // Used on the main actor alone. The manager owns the client.
    private nonisolated(unsafe) weak var manager: CLLocationManager?
    private var isUpdating = false
    private(set) var waitsForOne = false
    private var lastReported: CLLocation?
    var desiredAccuracy = kCLLocationAccuracyBest { didSet { service?.update() } }
    var distanceFilter = kCLDistanceFilterNone

    init(service: LocationService?) { self.service = service }

    isolated deinit { service?.update() }

    func begin(for manager: CLLocationManager) {
        self.manager = manager
        guard let service else { return later { $0.tellAuthorization() } }
        service.add(self)
        service.observePermission(for: self) { [weak self] in self?.tellAuthorization() }
    }

    var watches: LocationService.Precision? {
        isUpdating ? (desiredAccuracy <= kCLLocationAccuracyHundredMeters ? .precise : .coarse) : nil
    }

    func start() {
        isUpdating = true
        lastReported = nil
        wantsMore()
    }

    func stop() {
        isUpdating = false
        service?.update()
    }

    func requestOne() {
        waitsForOne = true
        wantsMore()
    }

    private func wantsMore() {
        switch service?.permission {
        case .denied, .unavailable, nil: later { $0.notLocated(.denied) }
        case .granted, .notDetermined: service?.update()
        }
    }

    // MARK: The delegate

    func located(at position: DevicePosition) {
        let location = CLLocation(position)
        if !waitsForOne, let lastReported, distanceFilter > 0, location.distance(from: lastReported) < distanceFilter { return }
        waitsForOne = false
        lastReported = location
        tell { $1.locationManager($0, didUpdateLocations: [location]) }
    }

    func notLocated(_ failure: LocationFailure) {
        waitsForOne = false
        let code: CLError.Code =
            switch failure {
            case .denied: .denied
            case .unknown: .locationUnknown
            }
        tell { $1.locationManager($0, didFailWithError: CLError(code)) }
    }

    func failMonitoring(_ region: CLRegion) {
        later { $0.tell { $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) } }
    }

    private func tellAuthorization() {
        tell {
            $1.locationManagerDidChangeAuthorization($0)
            $1.locationManager($0, didChangeAuthorization: $0.authorizationStatus)
        }
    }

    private func tell(_ action: (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        guard let manager, let delegate = manager.delegate else { return }
        CurrentSession.run(service?.session) { action(manager, delegate) }
    }

    /// Runs an action when the caller's code has ended: apps do not expect their delegate to be called in the middle of a call.
    private func later(_ action: @escaping @MainActor (LocationClient) -> Void) {
        Task { @MainActor [weak self] in if let self { action(self) } }
    }
}
