import MartletCore
import MartletUIKit

/// Makes a picture of a map, which takes Apple's tiles. Use a `Map` with no `interactionModes` in its place.
///
/// - Partly: each picture fails as it does on a device without a network: with ``MKError/Code/serverFailure``.
open class MKMapSnapshotter: NSObject {
    /// What the picture is to show.
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect.world
        open var camera = MKMapCamera()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var showsBuildings = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        public override init() { super.init() }
    }

    /// A picture of a map. Nothing makes one here.
    open class Snapshot: NSObject {
        public let image: UIImage

        init(image: UIImage) { self.image = image }

        /// Returns the point of a coordinate in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public let options: Options

    public init(options: Options = Options()) { self.options = options }

    /// Always `false`.
    public var isLoading: Bool { false }

    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { MKError.failLater(completionHandler) }
    /// - Throws: ``MKError`` with the code ``MKError/Code/serverFailure``.
    open nonisolated(nonsending) func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
