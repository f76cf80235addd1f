import Foundation
import MartletCore
import MartletUI

/// The server of the pictures that maps are made of. Apple's are for Apple's devices alone; name one whose terms allow your use.
///
/// Without one, maps have a plain ground with meridians and parallels.
///
/// The environment of the server program names those of all maps: `MARTLET_MAP_TILES` is ``standard``, `MARTLET_MAP_IMAGERY` is ``imagery``,
/// `MARTLET_MAP_CREDIT` is ``credit``. This is Martlet's own: Apple's MapKit has no such type.
public struct MapTiles: Hashable, Sendable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}`: `https://tiles.example.org/{z}/{x}/{y}.png`. A tile is 256 points wide.
    public var standard: String
    /// The same for pictures from above.
    public var imagery: String?
    /// What the map says of those that made the tiles, as most terms demand.
    public var credit: String
    /// The last `{z}` that the server has.
    public var maximumZoom: Int

    public init(standard: String, imagery: String? = nil, credit: String = "", maximumZoom: Int = 19) {
        (self.standard, self.imagery, self.credit, self.maximumZoom) = (standard, imagery, credit, maximumZoom)
    }

    /// - Parameter variables: The environment of the program.
    init?(_ variables: [String: String]) {
        guard let standard = variables["MARTLET_MAP_TILES"], !standard.isEmpty else { return nil }
        self.init(standard: standard, imagery: variables["MARTLET_MAP_IMAGERY"], credit: variables["MARTLET_MAP_CREDIT"] ?? "")
    }

    static let configured = MapTiles(ProcessInfo.processInfo.environment)
}

extension EnvironmentValues {
    @Entry var mapTiles: MapTiles? = MapTiles.configured
    @Entry var mapOptions = MapOptions()
}

extension View {
    /// Sets the server of tiles for the maps in this view; `nil` for none. Martlet's own.
    public nonisolated func mapTiles(_ tiles: MapTiles?) -> some View { environment(\.mapTiles, tiles) }
}
