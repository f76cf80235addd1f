import MartletCoreLocation
import MartletCore

/// Something at a place of the map.
///
/// - Partly: `title` and `subtitle` are optional texts, where Apple's are optional requirements.
@preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// What has a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String? { didSet { changed?() } }
    open var subtitle: String? { didSet { changed?() } }
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        set {}
    }
    /// Lets the map show it anew.
    var changed: (() -> Void)?

    public override init() { super.init() }
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            changed?()
        }
    }

    public override init() { super.init() }

    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        place = coordinate
        super.init()
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// Where the user is.
open class MKUserLocation: NSObject, MKAnnotation {
    public internal(set) var location: CLLocation?
    open var title: String? = "My Location"
    open var subtitle: String?
    /// Always `nil`: pages have no compass.
    public var heading: CLHeading? { nil }
    public var isUpdating: Bool { false }
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// Several annotations as one. Maps here make none: they show all.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    public var coordinate: CLLocationCoordinate2D {
        let rect = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}
