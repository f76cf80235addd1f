import MartletCore
import MartletCoreLocation
import MartletUI

/// The parts of a map.
struct MapView: View {
    let source: MapSource
    let items: [MapItem]
    let bounds: MapCameraBounds?
    let modes: MapInteractionModes
    let selection: MapSelection?
    let scope: Namespace.ID?
    let showsUser: Bool
    /// Called for a tap beside all items.
    var tapped: (() -> Void)?
    /// Called with what the map shows.
    var changed: ((MKMapRect, _ isMoving: Bool, _ frame: CGRect) -> Void)?
    /// Called with where the user is.
    var located: ((CLLocation) -> Void)?
    @State private var memory = MapMemory()
    /// Whether the user has moved a map that has only an initial position.
    @State private var isMoved = false
    /// Whether a map that has only an initial position follows the user.
    @State private var follows = false
    @Environment(\.mapOptions) private var options
    @Environment(\.mapTiles) private var tiles
    @Environment(\.mapHolder) private var holder
    @Environment(\.mapScopes) private var scopes

    var body: some View {
        let items = placed
        let content = items.reduce(MKMapRect.null) { $0.union($1.extent) }
        connect(content)
        return MapElement(
            model: model, aim: model.aim, tiles: tiles, options: options, modes: modes, bounds: bounds,
            deselect: selection.map { selection in { selection.select(nil) } } ?? tapped,
            _content: MapParts(
                items: items, selection: selection,
                controls: options.controlVisibility == .hidden ? nil : options.controls?(), model: model))
    }

    private var model: MapModel { memory.model }

    /// The items, with the user where they are.
    private var placed: [MapItem] {
        var result: [MapItem] = []
        for item in items + (showsUser ? [MapItem(.user(nil), at: CLLocationCoordinate2D())] : []) {
            guard case .user = item.figure else {
                result.append(item)
                continue
            }
            guard let location = model.userLocation else { continue }
            var user = item
            if item.id.isEmpty { user.id = ["user"] }
            user.point = MKMapPoint(location.coordinate)
            user.extent = MKMapRect(origin: user.point, size: MKMapSize())
            result.append(user)
        }
        return result
    }

    private func connect(_ content: MKMapRect) {
        let (source, options, changed) = (source, options, changed)
        holder?.model = model
        if let scope { scopes?.models[scope] = model }
        let isInitial = if case .initial = source { true } else { false }
        if !(isInitial && isMoved) {
            model.hear(isInitial && follows ? .user(followsHeading: false, fallback: source.wish) : source.wish, content: content)
        }
        model.moved = { [weak model] rect in
            guard let model else { return }
            let before = model.heardWish
            source.write(rect)
            if isInitial { (isMoved, follows) = (true, false) }
            // A binding that keeps its value, a constant, moves nothing; one that takes another moves the map there.
            if model.resolved(source.wish, content: content) != before { model.note(source.wish(at: rect), content: content) }
        }
        if let located, showsUser, let location = model.userLocation { located(location) }
        model.changed = { rect, isMoving, frame in
            changed?(rect, isMoving, frame)
            let context = MapCameraUpdateContext(rect)
            for listener in options.listeners where !isMoving || listener.frequency == .continuous { listener.action(context) }
        }
        model.follow = { [weak model] in
            guard let model, let place = model.userLocation else { return }
            withAnimation {
                switch source {
                case .position(let binding): binding.wrappedValue = .userLocation(fallback: .automatic)
                case .initial: (follows, isMoved) = (true, false)
                case .region, .rect, .view:
                    let region = MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
                    source.write(region.mapRect)
                }
            }
        }
    }
}

/// The items and the controls in their slots.
private struct MapParts: View {
    let items: [MapItem]
    let selection: MapSelection?
    let controls: AnyView?
    let model: MapModel

    var body: some View {
        ForEach(items, id: \.id) { item in
            MapItemView(item: item, selection: selection).slot("item")
        }
        if let controls {
            VStack(alignment: .trailing, spacing: 8) { controls }
                .environment(\.mapModel, model).slot("control")
        }
    }
}

/// One item. What is in it is no map's content, and has maps of its own.
private struct MapItemView: View {
    let item: MapItem
    let selection: MapSelection?

    var body: some View {
        switch item.figure {
        case .marker(let icon):
            MapMarkerElement(
                item: item, isSelected: isSelected, tapped: tapped,
                _content: MapItemParts(
                    item: item, isSelected: isSelected, icon: icon.font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)))
        case .annotation(let view, let anchor):
            MapAnnotationElement(
                item: item, anchor: anchor, isSelected: isSelected, tapped: tapped,
                _content: MapItemParts(item: item, isSelected: isSelected, view: view))
        case .user(let view):
            MapAnnotationElement(
                item: item, anchor: .center, isSelected: nil, tapped: nil,
                _content: MapItemParts(item: item, isSelected: nil, view: view ?? AnyView(UserDot())))
        case .shape(let outline):
            MapShapeElement(item: item, outline: outline)
        }
    }

    private var isSelected: Bool? { item.isSelected ?? selection?.isSelected(item) }

    private var tapped: (() -> Void)? {
        if let tapped = item.tapped { return tapped }
        guard let selection, isSelected != nil else { return nil }
        return { selection.select(item) }
    }
}

/// The views of an item in their slots.
private struct MapItemParts<Icon: View>: View {
    let item: MapItem
    let isSelected: Bool?
    var icon: Icon
    var view: AnyView?

    init(item: MapItem, isSelected: Bool?, icon: Icon) { (self.item, self.isSelected, self.icon) = (item, isSelected, icon) }

    var body: some View {
        if let view { view } else { icon.slot("icon") }
        if let title = item.title { title.font(.caption2.weight(.semibold)).slot("title") }
        if let subtitle = item.subtitle, !item.style.hidesSubtitle { subtitle.font(.caption2).slot("subtitle") }
        if isSelected == true, let callout = item.callout { callout.slot("callout") }
    }
}

extension MapItemParts where Icon == EmptyView {
    init(item: MapItem, isSelected: Bool?, view: AnyView) {
        self.init(item: item, isSelected: isSelected, icon: EmptyView())
        self.view = view
    }
}

/// The blue dot.
private struct UserDot: View {
    var body: some View {
        Circle().fill(.blue).frame(width: 14, height: 14).padding(3).background(Circle().fill(.white))
            .shadow(color: .black.opacity(0.3), radius: 3)
            .accessibilityElement()
            .accessibilityLabel("Current location")
    }
}
