import MartletCore
import MartletElements
import MartletGraph

/// A view with two or three columns, where the selection in one column determines the content of the next. In a compact width the columns
/// are stacked screens.
///
///     NavigationSplitView {
///         List(dishes, selection: $dish) { NavigationLink($0.name, value: $0) }
///     } detail: {
///         if let dish { DishView(dish: dish) } else { Text("Choose a dish") }
///     }
///
/// A link in a column leads to the next one: in a list whose selection has the type of the link's value, it selects the value; elsewhere
/// its destination replaces the content of the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let sidebar: Sidebar
    private nonisolated(unsafe) let content: Content
    private nonisolated(unsafe) let detail: Detail
    private let bindings: SplitModel.Bindings
    @UnobservedStateObject private var model = SplitModel()
    @Environment(\.horizontalSizeClass) private var width

    private nonisolated init(_ bindings: SplitModel.Bindings, sidebar: Sidebar, content: Content, detail: Detail) {
        self.bindings = bindings
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public var body: some View {
        let isCompact = width == .compact
        let hasContent = Content.self != EmptyView.self
        model.connect(bindings, hasContent: hasContent, isCompact: isCompact)
        return SplitElement(model: model, shown: model.shown) {
            SplitColumnView(column: model.sidebar) { sidebar }
                .environment(\.listStyle, isCompact ? DefaultListStyle._name : SidebarListStyle._name)
                .slot("sidebar")
            if hasContent { SplitColumnView(column: model.content) { content }.slot("content") }
            SplitColumnView(column: model.detail) { detail }.slot("detail")
        }
    }
}

/// Three columns.
extension NavigationSplitView {
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitModel.Bindings(), sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter columnVisibility: The columns to show if the width allows it.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitModel.Bindings(visibility: columnVisibility), sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: The column on top in a compact width.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitModel.Bindings(compactColumn: preferredCompactColumn), sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameters:
    ///   - columnVisibility: The columns to show if the width allows it.
    ///   - preferredCompactColumn: The column on top in a compact width.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            SplitModel.Bindings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar: sidebar(),
            content: content(), detail: detail())
    }
}

/// Two columns.
extension NavigationSplitView where Content == EmptyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(SplitModel.Bindings(), sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameter columnVisibility: The columns to show if the width allows it.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitModel.Bindings(visibility: columnVisibility), sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: The column on top in a compact width.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitModel.Bindings(compactColumn: preferredCompactColumn), sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameters:
    ///   - columnVisibility: The columns to show if the width allows it.
    ///   - preferredCompactColumn: The column on top in a compact width.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            SplitModel.Bindings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar: sidebar(),
            content: EmptyView(), detail: detail())
    }
}

/// The columns that a split view shows if the width allows it.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String

    /// As many columns as fit the screen.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

private struct SplitElement<Content: View>: ElementView {
    typealias Body = Never
    let model: SplitModel
    /// Part of the view so that a change of the bindings updates the element.
    let shown: SplitModel.Shown
    let _content: Content

    init(model: SplitModel, shown: SplitModel.Shown, @ViewBuilder content: () -> Content) {
        self.model = model
        self.shown = shown
        _content = content()
    }

    static var _kind: Kind { .split }

    func _lower(to element: inout ElementWriter) {
        element[.visibility] = .string(model.visibility.name)
        element[.compactColumn] = .string(model.compactColumn.name)
        if model.isCompact { element[.isCompact] = true }
        if model.hasContent { element[.contentWidth] = model.content.widthSettings.current.map(\.value) }
        element[.sidebarWidth] = model.sidebar.widthSettings.current.map(\.value)
    }
}
