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

    /// - Parameter selection: The tag of the selected tab.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

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
        return TabsElement(model: model, selected: selection?.wrappedValue) { content }.environment(\.location, model.location)
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
        if model.bar.isHidden { writer[.hiddenBars] = "tab" }
        writer[.style] = writer.environment.tabViewStyleName.map(Value.string)
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

extension EnvironmentValues {
    private struct TabViewStyleKey: EnvironmentKey {
        static var defaultValue: String? { nil }
    }

    fileprivate var tabViewStyleName: String? {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

/// The style of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The name sent to hosts.
    var _name: String? { get }
}

public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _name: String? { nil }
}

/// A style that shows the tabs as pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }

    private let mode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    public var _name: String? { mode == .never ? "page-plain" : "page" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(TabStyleWriter(style: style)) }
}

private struct TabStyleWriter<S: TabViewStyle>: EnvironmentModifier {
    nonisolated(unsafe) let style: S  // Used only on the main actor.

    nonisolated init(style: S) { self.style = style }

    func _extend(_ environment: inout EnvironmentValues) { environment.tabViewStyleName = style._name }
}
