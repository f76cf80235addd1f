import Foundation
import MartletCore

/// What is known of a place. Only a geocoder makes one, and here none answers.
open class CLPlacemark: NSObject {
    public let location: CLLocation?
    public var name: String? { nil }
    public var thoroughfare: String? { nil }
    public var subThoroughfare: String? { nil }
    public var locality: String? { nil }
    public var subLocality: String? { nil }
    public var administrativeArea: String? { nil }
    public var subAdministrativeArea: String? { nil }
    public var postalCode: String? { nil }
    public var isoCountryCode: String? { nil }
    public var country: String? { nil }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }
    public var areasOfInterest: [String]? { nil }
    public var timeZone: TimeZone? { nil }
    public var region: CLRegion? { nil }

    public init(placemark: CLPlacemark) { location = placemark.location }
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
