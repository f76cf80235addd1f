import MartletCoreLocation

/// What a map is to show: an area, a camera, a place, the user, or all of its content.
public struct MapCameraPosition: Equatable, Sendable {
    indirect enum Wish: Equatable, Sendable {
        case automatic
        case rect(MKMapRect)
        case camera(MapCamera)
        case user(followsHeading: Bool, fallback: Wish)
        /// Where the user has moved the map.
        case moved
    }

    var wish: Wish
    private var regionNumbers: [Double]?
    private var itemID: ObjectIdentifier?
    private nonisolated(unsafe) var storedItem: MKMapItem?  // Apps pass it on, and read it on the main actor.

    init(_ wish: Wish) { self.wish = wish }

    /// Shows all markers, annotations and shapes.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(.rect(region.mapRect))
        position.regionNumbers = [
            region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta,
        ]
        return position
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// Shows the surroundings of a place, about a kilometer wide.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        let region = MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        var position = MapCameraPosition(.rect(region.mapRect))
        (position.itemID, position.storedItem) = (ObjectIdentifier(item), item)
        return position
    }
    /// Follows the user, once the location is known and may be used.
    ///
    /// - Parameter followsHeading: Without effect: pages have no compass.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user(followsHeading: followsHeading, fallback: fallback.wish))
    }

    // MARK: What it is

    /// Whether the user has moved the map since the app positioned it. Nothing else is known of such a position: `onMapCameraChange` tells the area.
    public var positionedByUser: Bool { wish == .moved }
    public var region: MKCoordinateRegion? {
        regionNumbers.map {
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]),
                span: MKCoordinateSpan(latitudeDelta: $0[2], longitudeDelta: $0[3]))
        }
    }
    public var rect: MKMapRect? {
        if case .rect(let rect) = wish, regionNumbers == nil, itemID == nil { rect } else { nil }
    }
    public var camera: MapCamera? { if case .camera(let camera) = wish { camera } else { nil } }
    public var item: MKMapItem? { storedItem }
    public var followsUserLocation: Bool { if case .user = wish { true } else { false } }
    public var followsUserHeading: Bool { if case .user(true, _) = wish { true } else { false } }
    public var allowsAutomaticPitch: Bool { itemID != nil }
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = wish { MapCameraPosition(fallback) } else { nil }
    }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        a.wish == b.wish && a.regionNumbers == b.regionNumbers && a.itemID == b.itemID
    }
}
