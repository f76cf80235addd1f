import MartletCore
import MartletCoreLocation
import MartletUIKit

/// A coordinate with an address that the app knows.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public let addressDictionary: [String: Any]?

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        (self.coordinate, self.addressDictionary) = (coordinate, addressDictionary)
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        addressDictionary = nil
        super.init(placemark: placemark)
    }

    open override var name: String? { addressDictionary?["Name"] as? String }
    open override var thoroughfare: String? { addressDictionary?["Street"] as? String }
    open override var locality: String? { addressDictionary?["City"] as? String }
    open override var administrativeArea: String? { addressDictionary?["State"] as? String }
    open override var postalCode: String? { addressDictionary?["ZIP"] as? String }
    open override var country: String? { addressDictionary?["Country"] as? String }
    open override var isoCountryCode: String? { addressDictionary?["CountryCode"] as? String }
    open var title: String? { name }
}

/// A place of interest.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public var isCurrentLocation: Bool { false }
    /// `nil`: only Apple's service names places.
    public var identifier: Identifier? { nil }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    public convenience init(location: CLLocation) { self.init(placemark: MKPlacemark(coordinate: location.coordinate)) }

    /// Returns the place of the user, as far as the app knows it. Directions and searches, which use it, fail anyway.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid))
        item.name = "Current Location"
        return item
    }

    public var location: CLLocation {
        placemark.location ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// Opens Apple's maps on the web, at the place. Options other than the way of going there are without effect.
    @discardableResult @MainActor @preconcurrency
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens Apple's maps on the web, at the first place; with a way of going there, the directions.
    @discardableResult @MainActor @preconcurrency
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let item = mapItems.first, let address = item.address(launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String) else {
            return false
        }
        UIApplication.shared.open(address)
        return true
    }

    private func address(_ mode: String?) -> URL? {
        let place = "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
        var parts = URLComponents(string: "https://maps.apple.com/")
        let flags = [
            MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w", MKLaunchOptionsDirectionsModeTransit: "r",
        ]
        parts?.queryItems =
            mode == nil
            ? [URLQueryItem(name: "ll", value: place), URLQueryItem(name: "q", value: name ?? place)]
            : [URLQueryItem(name: "daddr", value: place), URLQueryItem(name: "dirflg", value: mode.flatMap { flags[$0] } ?? "d")]
        return parts?.url
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// Which kinds of places are to be found or shown. Without effect: tiles are pictures, and nothing is found.
open class MKPointOfInterestFilter: NSObject {
    private let categories: [MKPointOfInterestCategory]
    private let isExcluding: Bool

    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, isExcluding) = (categories, false) }
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, isExcluding) = (categories, true) }

    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
