import MartletCore
import MartletElements
import MartletGraph

/// A screen of a navigation stack: its content, and the bar that the content configures.
struct ScreenView<Content: View>: View {
    let model: NavigationModel
    let screen: ScreenModel
    /// The id of the screen's entry; `nil` is the root.
    let entry: Int?
    let content: Content
    @Environment(\.appearance) private var outerAppearance
    @Environment(\.splitColumn) private var column
    @Environment(\.outerBarContent) private var outerBarContent

    init(model: NavigationModel, screen: ScreenModel, entry: Int?, @ViewBuilder content: () -> Content) {
        self.model = model
        self.screen = screen
        self.entry = entry
        self.content = content()
    }

    var body: some View {
        let appearance = screen.appearance(in: outerAppearance)
        let pop = DismissAction { [weak model] in if let entry { model?.pop(entry) } }
        ScreenElement(model: model, screen: screen, entry: entry, surroundings: outerAppearance) {
            content
            if let column { SplitBarItems(column: column, model: model, screen: screen, entry: entry) }
            if entry == nil, column?.previous == nil, let outerBarContent { outerBarContent }
            OutletView(outlet: screen.bar)
        }
        .environment(\.screen, screen)
        .environment(\.outerBarContent, nil)
        .environment(\.ownEditMode, screen.editMode)
        .environment(\.appearance, appearance)
        .modifier(DismissWriter(action: entry == nil ? nil : pop))
    }
}

/// Sets the `dismiss` action of a pushed screen. The root inherits it from the enclosing view.
private struct DismissWriter: EnvironmentModifier {
    let action: DismissAction?

    func _extend(_ environment: inout EnvironmentValues) {
        guard let action else { return }
        environment.dismiss = action
        environment.isPresented = true
    }
}

private struct ScreenElement<Content: View>: ElementView {
    typealias Body = Never
    let model: NavigationModel
    let screen: ScreenModel
    let entry: Int?
    /// The appearance scope of the stack, which knows whether the stack is visible.
    let surroundings: AppearanceScope?
    let _content: Content

    init(
        model: NavigationModel, screen: ScreenModel, entry: Int?, surroundings: AppearanceScope?, @ViewBuilder content: () -> Content
    ) {
        self.model = model
        self.screen = screen
        self.entry = entry
        self.surroundings = surroundings
        _content = content()
    }

    static var _kind: Kind { .screen }

    func _lower(to element: inout ElementWriter) {
        let bar = screen.settings.current
        let isCovered = model.isCovered(entry)
        element[.title] = bar.title.map(Value.string)
        element[.titleMode] = .string(model.titleMode(of: entry))
        element[.subtitle] = bar.subtitle.map(Value.string)
        if !bar.hiddenBars.isEmpty { element[.hiddenBars] = .string(bar.hiddenBars.sorted().joined(separator: " ")) }
        let defaults = DefaultLooks.look(\.navigationBar, in: element.environment)
        let look = defaults.map { bar.look.filled(with: $0) } ?? bar.look
        if look != BarLook() { element.add(look) }
        if entry != nil { element[.zoomSource] = bar.zoomSource.map(Value.string) }
        if isCovered { element[.isCovered] = true }
        let column = element.environment.splitColumn
        let isFirst = column?.begins(with: entry, of: model) ?? (entry == nil)
        if let entry, !isFirst, !bar.hidesBackButton {
            element[.backTitle] = (model.screen(below: entry).settings.current.title).map(Value.string)
            element.on(.dismiss) { [model] _ in model.pop(entry) }
        }
        if isFirst, let column { lower(in: column, to: &element) }
        if !isCovered, let title = bar.title, surroundings?.isVisible ?? true {
            element.environment.session?.show(title: title)
        }
    }

    /// Lowers the first screen of a column. In a compact width its back button leads to the previous column. If the column contains a stack
    /// of the app, that stack shows the bar.
    private func lower(in column: SplitColumn, to element: inout ElementWriter) {
        guard column.showsBar(of: model) else {
            if column.navigation === model { element[.hiddenBars] = "navigation" }
            return
        }
        guard element.environment.horizontalSizeClass == .compact, let previous = column.previous else { return }
        element[.backTitle] = previous.title.map(Value.string)
        element.on(.dismiss) { _ in column.goBack() }
    }
}
