import MartletCore
import MartletCoreLocation

/// Finds places by words, which takes a service on the network that Apple runs and Martlet does not.
///
/// - Partly: each search fails as it does on a device without a network: with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// What is to be found.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() { super.init() }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }

    /// What was found. Nothing makes one here.
    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    /// Always `false`.
    public var isSearching: Bool { false }

    open func start(completionHandler: @escaping CompletionHandler) { MKError.failLater(completionHandler) }
    /// - Throws: ``MKError`` with the code ``MKError/Code/serverFailure``.
    open nonisolated(nonsending) func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A search for places of some kinds.
open class MKLocalPointsOfInterestRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        coordinate = region.center
        radius = region.span.latitudeDelta * 111_000 / 2
    }
}

/// What a search may be completed to. Nothing makes one here.
open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String
    public var titleHighlightRanges: [NSValue] { [] }
    public var subtitleHighlightRanges: [NSValue] { [] }

    init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Hears of completions.
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Never called: nothing is found.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what the user types to names of places.
///
/// - Partly: each query fails, as ``MKLocalSearch`` does.
@MainActor @preconcurrency
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Always empty.
    public var results: [MKLocalSearchCompletion] { [] }
    public var isSearching: Bool { false }

    public override init() { super.init() }

    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            Task { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    open func cancel() {}
}
