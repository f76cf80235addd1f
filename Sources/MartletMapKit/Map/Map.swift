import MartletCore
import MartletUI

/// A map, with what the app shows on it. It takes all the space that it is offered.
///
///     Map(position: $position) {
///         Marker("Ramen", systemImage: "fork.knife", coordinate: kitchen)
///     }
///
/// The page moves it: by finger, mouse, wheel and keys. It tells the app where it has come to rest.
///
/// - Partly: north is up, and the map is seen from above. Its pictures come from ``MapTiles``; without them it has meridians and parallels.
public struct Map<Content: MapContent>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    private nonisolated(unsafe) let source: MapSource
    private let bounds: MapCameraBounds?
    private let modes: MapInteractionModes
    private nonisolated(unsafe) let selection: MapSelection?
    private let scope: Namespace.ID?
    private let showsUser: Bool

    nonisolated init(
        _ source: MapSource, bounds: MapCameraBounds? = nil, modes: MapInteractionModes, selection: MapSelection? = nil,
        scope: Namespace.ID? = nil, showsUser: Bool = false, content: Content
    ) {
        (self.source, self.bounds, self.modes, self.selection) = (source, bounds, modes, selection)
        (self.scope, self.showsUser, self.content) = (scope, showsUser, content)
    }

    public var body: some View {
        var list = MapItemList()
        content._addItems(to: &list)
        return MapView(
            source: source, items: list.items, bounds: bounds, modes: modes, selection: selection, scope: scope, showsUser: showsUser)
    }
}

extension Map {
    /// A map that the app positions by a binding. A move of the user sets it to a position that is `positionedByUser`.
    public nonisolated init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) { self.init(.position(position), bounds: bounds, modes: interactionModes, scope: scope, content: content()) }

    /// - Parameter selection: The tag of the selected marker or annotation, or the identity of its row in a `ForEach`.
    public nonisolated init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.init(
            .position(position), bounds: bounds, modes: interactionModes, selection: MapSelection(selection), scope: scope,
            content: content())
    }

    /// A map that is positioned once, and then by the user alone.
    public nonisolated init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) { self.init(.initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope, content: content()) }

    public nonisolated init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.init(
            .initial(initialPosition), bounds: bounds, modes: interactionModes, selection: MapSelection(selection), scope: scope,
            content: content())
    }
}

extension Map where Content == EmptyMapContent {
    public nonisolated init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(.position(position), bounds: bounds, modes: interactionModes, scope: scope, content: EmptyMapContent()) }

    public nonisolated init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(.initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope, content: EmptyMapContent()) }
}

/// A binding to the selected value, whatever its type.
struct MapSelection {
    /// Whether an item is the selected one; `nil` if it has no value that the selection can have.
    let isSelected: (MapItem) -> Bool?
    let select: (MapItem?) -> Void

    init<V: Hashable>(_ binding: Binding<V?>) {
        isSelected = { item in item.selectionValue(V.self).map { $0 == binding.wrappedValue } }
        select = { item in
            let value = item?.selectionValue(V.self)
            // An equal value is no change.
            if binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}

/// What says where a map is.
enum MapSource {
    case position(Binding<MapCameraPosition>)
    case initial(MapCameraPosition)
    case region(Binding<MKCoordinateRegion>, tracking: Binding<MapUserTrackingMode>?)
    case rect(Binding<MKMapRect>, tracking: Binding<MapUserTrackingMode>?)
    /// A view of UIKit, which keeps its area itself.
    case view(MKMapRect, follows: Bool, moved: (MKMapRect) -> Void)

    /// What the app wants now; `nil` where the user has the last word.
    var wish: MapCameraPosition.Wish {
        switch self {
        case .position(let binding): binding.wrappedValue.wish
        case .initial(let position): position.wish
        case .region(let binding, let tracking):
            tracking?.wrappedValue == .follow
                ? .user(followsHeading: false, fallback: .rect(binding.wrappedValue.mapRect)) : .rect(binding.wrappedValue.mapRect)
        case .rect(let binding, let tracking):
            tracking?.wrappedValue == .follow
                ? .user(followsHeading: false, fallback: .rect(binding.wrappedValue)) : .rect(binding.wrappedValue)
        case .view(let rect, let follows, _): follows ? .user(followsHeading: false, fallback: .rect(rect)) : .rect(rect)
        }
    }

    /// Writes where the user has moved the map.
    func write(_ rect: MKMapRect) {
        switch self {
        case .position(let binding): binding.wrappedValue = MapCameraPosition(.moved)
        case .initial: break
        case .region(let binding, let tracking):
            if tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
            binding.wrappedValue = MKCoordinateRegion(rect)
        case .rect(let binding, let tracking):
            if tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
            binding.wrappedValue = rect
        case .view(_, _, let moved): moved(rect)
        }
    }

    /// The wish that stands for where the user has moved the map.
    func wish(at rect: MKMapRect) -> MapCameraPosition.Wish {
        switch self {
        case .position, .initial: .moved
        case .region: .rect(MKCoordinateRegion(rect).mapRect)
        case .rect, .view: .rect(rect)
        }
    }
}
