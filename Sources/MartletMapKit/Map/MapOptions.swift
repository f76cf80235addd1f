import MartletCore
import MartletUI

/// What modifiers say of the maps in a view.
struct MapOptions {
    struct Listener {
        var frequency: MapCameraUpdateFrequency
        var action: (MapCameraUpdateContext) -> Void
    }

    var style = MapStyle.standard
    var controls: (() -> AnyView)?
    var listeners: [Listener] = []
    var controlVisibility: Visibility = .automatic
    /// The views above a selected annotation.
    var isLive: Bool { listeners.contains { $0.frequency == .continuous } }
}

/// What the ground of a map looks like.
///
/// - Partly: `imagery` and `hybrid` show the tiles of ``MapTiles/imagery``, without names; the parameters are without effect.
public struct MapStyle: Sendable {
    public struct Elevation: Hashable, Sendable {
        private let name: String
        public static let automatic = Elevation(name: "automatic")
        public static let flat = Elevation(name: "flat")
        public static let realistic = Elevation(name: "realistic")
    }

    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        public static let automatic = StandardEmphasis(name: "automatic")
        public static let muted = StandardEmphasis(name: "muted")
    }

    let isImagery: Bool

    public static let standard = MapStyle(isImagery: false)
    public static let imagery = MapStyle(isImagery: true)
    public static let hybrid = MapStyle(isImagery: true)

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { standard }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { hybrid }
}

/// Kinds of places. Without effect: tiles are pictures.
public struct PointOfInterestCategories: Hashable, Sendable {
    private let names: [MKPointOfInterestCategory]
    private let excludes: Bool

    public static let all = PointOfInterestCategories(names: [], excludes: true)
    public static let excludingAll = PointOfInterestCategories(names: [], excludes: false)
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self(names: categories, excludes: false) }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self(names: categories, excludes: true) }
}

extension View {
    fileprivate nonisolated func map(_ change: @escaping (inout MapOptions) -> Void) -> some View {
        transformEnvironment(\.mapOptions, transform: change)
    }

    /// Sets the ground of maps.
    public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { map { $0.style = mapStyle } }

    /// Puts controls at the upper trailing corner of maps.
    public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
        map { $0.controls = { AnyView(content()) } }
    }

    /// Shows or hides the controls of maps.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { map { $0.controlVisibility = visibility } }

    /// Tells what a map shows, once the page has shown it, and after each change.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { map { $0.listeners.append(MapOptions.Listener(frequency: frequency, action: action)) } }

    public nonisolated func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
    }

    /// Accepted, and without effect: tiles are pictures, whose places cannot be chosen.
    public nonisolated func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
        inert(".mapFeatureSelectionDisabled")
    }
}

/// A place that is drawn in Apple's maps. There is none here: tiles are pictures.
public struct MapFeature: Hashable, Sendable {
    private init() {}
}
