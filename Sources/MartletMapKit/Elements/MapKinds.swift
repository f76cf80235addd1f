import MartletDOM
import MartletElements

extension Kind {
    /// A map. Slots: `item` for what is at places of it, `control` for what lies above it. Fires ``Action/change`` when the user has moved it,
    /// ``Action/report`` for other changes, each with what a ``MapReport`` reads, and ``Action/deselect``.
    static let map = Kind("map", KindDefinition(Semantics(.map), expansion: { _ in .both })).shown(by: MapLowering.self)
    /// A balloon. Slots: `icon`, `title`, `subtitle`, `callout`.
    static let mapMarker = Kind(
        "map-marker",
        KindDefinition(
            Semantics(
                .image, naming: [.slot("title"), .attribute(.label)], combinesContents: true,
                specialRole: { $0.actions.contains(.tap) ? .button : nil }))
    ).shown(by: MapMarkerLowering.self)
    /// Views at a place. Slots: the views, `title`, `subtitle`, `callout`.
    static let mapAnnotation = Kind(
        "map-annotation", KindDefinition(expansion: { _ in [] })
    ).shown(by: MapAnnotationLowering.self)
    /// A line or an area.
    static let mapShape = Kind("map-shape", KindDefinition(expansion: { _ in [] })).shown(by: MapShapeLowering.self)
    /// Two buttons that zoom, which the page handles.
    static let mapZoom = Kind("map-zoom", KindDefinition(expansion: { _ in [] })).shown(by: MapControlLowering.self)
    /// A scale, which the page draws.
    static let mapScale = Kind("map-scale", KindDefinition(expansion: { _ in [] })).shown(by: MapControlLowering.self)
}

extension Role {
    /// A map, which contains markers and annotations.
    public static let map: Role = "map"
}

extension Action {
    /// A tap on the map beside everything on it. No value.
    static let deselect: Action = "deselect"
}

extension Attribute {
    /// The area that the map is to show: the number of the wish, how often the user has moved the map since, and the area.
    static let wish: Attribute = "wish"
    /// The addresses of tiles.
    static let tiles: Attribute = "tiles"
    /// The last zoom that has tiles.
    static let maximumZoom: Attribute = "maximumZoom"
    /// Who made the tiles.
    static let credit: Attribute = "credit"
    /// `pan`, `zoom`.
    static let modes: Attribute = "modes"
    /// Where the centre may be, and the least and the greatest height of the visible area.
    static let bounds: Attribute = "bounds"
    /// Whether the page tells each step of a move.
    static let isLive: Attribute = "isLive"
    /// A place: map points from the west and from the north.
    static let place: Attribute = "place"
    /// The point of a view that is at its place, from 0 to 1.
    static let anchor: Attribute = "anchor"
    /// SVG path data.
    static let path: Attribute = "path"
    /// The map points of a unit of the path.
    static let unit: Attribute = "unit"
    /// The name of an item without a title that can be read.
    static let label: Attribute = "label"
    /// Whether the title is for assistive technology alone.
    static let hidesTitle: Attribute = "hidesTitle"
}

/// How a shape is painted, and which colour a balloon has.
struct MapPaint: ModifierValue {
    var fill: Paint?
    var line: Paint?
    /// In points.
    var width = 0.0
    var cap = Stroke.Cap.round
    var join = Stroke.Join.round
    var dash: [Double] = []
}

extension Family {
    /// The family of maps.
    static let maps = Family("maps", style: PackageResources.maps_css, script: PackageResources.maps_js)
}

/// What the page says about a map: `[moves, isMoving, wish, x, y, width, height, pageWidth, pageHeight, left, top]`.
///
/// The areas are in map points, the size and the position on the page in points.
struct MapReport: Equatable {
    /// How often the user has moved the map since the wish.
    var moves: Int
    var isMoving: Bool
    /// The number of the wish that the page has carried out.
    var wish: Int
    var rect: MKMapRect
    var frame: CGRect

    /// - Returns: `nil` for what no page of ours sends.
    init?(_ value: Value?) {
        guard let parts = value?.listValue, parts.count == 11, let moves = parts[0].intValue, let wish = parts[2].intValue else {
            return nil
        }
        let numbers = parts[3...].compactMap(\.doubleValue)
        let limit = 4 * MKMapSize.world.width
        guard numbers.count == 8, numbers.allSatisfy({ $0.isFinite && abs($0) <= limit }), numbers[2] > 0, numbers[3] > 0 else {
            return nil
        }
        (self.moves, self.wish, isMoving) = (moves, wish, parts[1].boolValue == true)
        rect = MKMapRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        frame = CGRect(x: numbers[6], y: numbers[7], width: numbers[4], height: numbers[5])
    }
}
