@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

/// A view that shows one of several child views. The user switches between them with a tab bar or by paging.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private nonisolated(unsafe) let selection: Binding<SelectionValue>?
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    @UnobservedStateObject private var model = TabsModel()
    @Environment(\.location) private var outerLocation
    @Environment(\.session) private var session

    /// - Parameter selection: The value of the selected tab.
    public nonisolated init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Content: TabContent, Content.TabValue == SelectionValue {
        self.selection = selection
        self.content = content()
    }

    /// - Parameter selection: The tag of the selected tab.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        model.connect(session, outerLocation)
        model.selection = selection.map { selection in
            TabsModel.Selection(
                get: { AnyHashable(selection.wrappedValue) },
                set: { tag in
                    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
                })
        }
        return TabsElement(model: model, selected: selection?.wrappedValue) { content.modifier(TabLayer()) }.environment(
            \.location, model.location
        )
        .environment(\.tabBar, model.bar)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that manages its own selection.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The state of a tab view: its tabs and its selection.
@MainActor
final class TabsModel {
    struct Selection {
        let get: () -> AnyHashable
        let set: (AnyHashable) -> Void
    }

    private struct Entry {
        let tag: AnyHashable?
        let tab: TabModel?
    }

    var selection: Selection?
    let bar = TabBarModel()
    private(set) var location: LocationScope?
    private weak var session: SessionContext?
    private var entries: [Entry] = []
    /// The selected index if there is no selection binding.
    private var ownIndex = 0
    /// The URL path received before the tabs were known.
    private var pending: [String]?
    private var shownIndex: Int?

    func connect(_ session: SessionContext?, _ outer: LocationScope?) {
        guard location == nil, let outer else { return }
        self.session = session
        let location = LocationScope(outer: outer)
        location.assigned = { [weak self] in self?.go(to: $0) ?? $0 }
        self.location = location
        pending = location.takePendingPath()
    }

    /// The index of the selected tab.
    var index: Int {
        guard let selection else { return min(ownIndex, max(entries.count - 1, 0)) }
        let tag = selection.get()
        return entries.firstIndex { $0.tag == tag } ?? 0
    }

    /// Reads the tabs from the child elements.
    func adopt(_ children: [Element]) {
        entries = children.enumerated().map { index, child in
            let tab = child.trait(TabTrait.self)
            let tag = child.trait(ElementTag.self) ?? tab?.tag
            return Entry(tag: tag?.value ?? (selection == nil ? nil : AnyHashable(index)), tab: tab?.model)
        }
        if let path = pending, !entries.isEmpty {
            pending = nil
            if !path.isEmpty {
                let rest = go(to: path)
                location?.recordConsumption(of: path, leaving: rest)
                location?.offerToActiveScopes(rest)
            }
        }
        showSelected()
    }

    func select(_ index: Int) {
        guard entries.indices.contains(index) else { return }
        ownIndex = index
        if let selection, let tag = entries[index].tag { selection.set(tag) }
    }

    /// Applies the selection to the tabs and to the URL.
    func showSelected() {
        let selected = index
        guard entries.indices.contains(selected) else { return }
        for (place, entry) in entries.enumerated() { entry.tab?.select(place == selected) }
        location?.show([name(of: selected)])
        guard shownIndex != selected else { return }
        shownIndex = selected
        session?.graph.afterCommit { [weak self] in
            guard let self else { return }
            for (place, entry) in entries.enumerated() where place != index { entry.tab?.show() }
            if entries.indices.contains(index) { entries[index].tab?.show() }
        }
    }

    /// Returns the URL component of a tab: its encoded tag, or its index.
    private func name(of index: Int) -> String {
        guard let tag = entries[index].tag else { return String(index) }
        let encoded = LocationCoding.encode(tag.base)
        if !encoded.hasPrefix(LocationCoding.mark) { return encoded }
        let described = String(describing: tag.base)
        return described.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? described : String(index)
    }

    private func go(to path: [String]) -> [String] {
        guard let first = path.first, let index = entries.indices.first(where: { name(of: $0) == first }) else { return path }
        if index != self.index { select(index) }
        showSelected()
        return Array(path.dropFirst())
    }
}

/// Makes a tab of each view in a tab view that is none, such as a page.
private struct TabLayer: ElementModifier {
    static var _layerKind: Kind? { .tab }
}

private struct TabsElement<Content: View>: ElementView {
    typealias Body = Never
    let model: TabsModel
    /// Part of the view so that a change of the selection updates the element.
    let selected: AnyHashable?
    let _content: Content

    init(model: TabsModel, selected: AnyHashable?, @ViewBuilder content: () -> Content) {
        self.model = model
        self.selected = selected
        _content = content()
    }

    static var _kind: Kind { .tabs }

    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { TabsNode(view, at: place) }
}

@MainActor
private final class TabsNode<Content: View>: ElementNode<TabsElement<Content>> {
    private let choice = Source()

    override func lowerView(to writer: inout ElementWriter) {
        choice.wasRead()
        let model = view.model
        model.showSelected()
        writer[.selection] = .int(model.index)
        let defaults = DefaultLooks.look(\.tabBar, in: writer.environment)
        if model.bar.isHidden || defaults?.isHidden == true { writer[.hiddenBars] = "tab" }
        let look = model.bar.look(over: defaults?.look)
        if look != TabBarLook() { writer.add(look) }
        if let dots = DefaultLooks.look(\.pageIndex, in: writer.environment) { writer.add(dots) }
        writer[.style] = writer.environment.tabViewStyleName.map(Value.string)
        if !writer.environment.showsTabIndex { writer[.indicators] = false }
        if !writer.environment.indexHasBackground { writer[.indexBackground] = false }
        writer.on(.change) { [choice] value in
            guard let index = value?.intValue else { return }
            model.select(index)
            choice.changed()
        }
    }

    override func childrenDidChange(_ children: [Element]) {
        view.model.adopt(children)
        if element[.selection] != .int(view.model.index) { choice.changed() }
    }
}
