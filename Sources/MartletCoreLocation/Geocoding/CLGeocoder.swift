import Foundation
import MartletCore

/// What is known of a place. Only a geocoder makes one, and here none answers.
open class CLPlacemark: NSObject {
    public let location: CLLocation?
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var timeZone: TimeZone? { nil }
    open var region: CLRegion? { nil }

    public init(placemark: CLPlacemark) { location = placemark.location }

    /// A subclass knows more of the place than where it is.
    package init(location: CLLocation) { self.location = location }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Translates between coordinates and addresses, which takes a service on the network that Apple runs and Martlet does not.
///
/// - Partly: every request fails as it does on a device without a network: with ``CLError/Code/network``.
open class CLGeocoder: NSObject {
    public override init() { super.init() }

    /// Always `false`.
    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func cancelGeocode() {}

    /// Calls the handler on the main thread, when the caller's code has ended.
    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        nonisolated(unsafe) let handler = handler
        Task { @MainActor in handler(nil, CLError(.network)) }
    }
}
