import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// What a split view shows of its columns.
@MainActor
final class SplitModel: Source {
    /// What the app keeps of a split view by itself.
    struct Bindings {
        var visibility: Binding<NavigationSplitViewVisibility>?
        var compactColumn: Binding<NavigationSplitViewColumn>?
    }

    /// What the app and the screen say.
    struct Shown: Equatable {
        var visibility: NavigationSplitViewVisibility?
        var compactColumn: NavigationSplitViewColumn?
        var isCompact: Bool
    }

    var shown: Shown {
        Shown(visibility: bindings.visibility?.wrappedValue, compactColumn: bindings.compactColumn?.wrappedValue, isCompact: isCompact)
    }

    private(set) lazy var sidebar = SplitColumn(.sidebar, of: self)
    private(set) lazy var content = SplitColumn(.content, of: self)
    private(set) lazy var detail = SplitColumn(.detail, of: self)
    private(set) var hasContent = false
    /// Whether there is room for one column. Who depends on it reads the size class of the environment, too.
    private(set) var isCompact = false
    private var bindings = Bindings()
    // What is kept here where no binding keeps it.
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    private var ownColumn = NavigationSplitViewColumn.sidebar

    func connect(_ bindings: Bindings, hasContent: Bool, isCompact: Bool) {
        self.bindings = bindings
        self.hasContent = hasContent
        self.isCompact = isCompact
    }

    private var columns: [SplitColumn] { hasContent ? [sidebar, content, detail] : [sidebar, detail] }

    /// The column that is on top where there is room for one. Reading it is noted.
    var compactColumn: NavigationSplitViewColumn {
        wasRead()
        let column = bindings.compactColumn?.wrappedValue ?? ownColumn
        return column == .content && !hasContent ? .sidebar : column
    }

    /// Which columns are shown where there is room for them. Reading it is noted.
    var visibility: NavigationSplitViewVisibility {
        wasRead()
        let visibility = bindings.visibility?.wrappedValue ?? ownVisibility
        // Of two columns the last two are all.
        return visibility == .doubleColumn && !hasContent ? .all : visibility
    }

    /// The first of the columns that are shown. Reading it is noted.
    var firstColumn: SplitColumn {
        switch visibility {
        case .detailOnly: detail
        case .doubleColumn: content
        default: sidebar
        }
    }

    func column(after column: SplitColumn) -> SplitColumn? {
        columns.firstIndex { $0 === column }.flatMap { columns.indices.contains($0 + 1) ? columns[$0 + 1] : nil }
    }

    func column(before column: SplitColumn) -> SplitColumn? {
        columns.firstIndex { $0 === column }.flatMap { $0 > 0 ? columns[$0 - 1] : nil }
    }

    /// Puts a column on top where there is room for one.
    func show(_ column: SplitColumn) {
        guard isCompact, compactColumn != column.name else { return }
        ownColumn = column.name
        bindings.compactColumn?.wrappedValue = column.name
        changed()
    }

    /// Hides the sidebar, or shows all columns again.
    func toggleSidebar() {
        let next: NavigationSplitViewVisibility = firstColumn !== sidebar ? .all : hasContent ? .doubleColumn : .detailOnly
        ownVisibility = next
        bindings.visibility?.wrappedValue = next
        changed()
    }
}

/// A column of a split view: a stack of screens.
@MainActor
final class SplitColumn: Source {
    let name: NavigationSplitViewColumn
    let navigation = NavigationModel()
    /// Views may outlive the split view that they were in by the rest of a turn.
    private(set) weak var split: SplitModel?
    /// Takes back what the user has chosen in the column.
    private var deselect: (() -> Void)?
    /// The screen that took the place of the first.
    private var rootEntry: Int?
    /// The link that led to it.
    private var presenter: ObjectIdentifier?
    /// How wide the content wants the column to be.
    let widthSettings = ContainerSettings<ColumnWidth?>(defaults: nil)
    /// The first screens of the stacks in the column, from the outside to the inside.
    private var roots: [ScreenModel] = []

    init(_ name: NavigationSplitViewColumn, of split: SplitModel) {
        self.name = name
        self.split = split
    }

    /// The column that shows what is chosen in this one.
    var next: SplitColumn? { split?.column(after: self) }
    /// The column that links on a stack lead to: the next one, unless the app itself has put the stack into this one.
    func linked(from stack: NavigationModel?) -> SplitColumn? { stack === navigation ? next : nil }

    /// The column that this one shows more of.
    var previous: SplitColumn? { split?.column(before: self) }

    /// The user has chosen something in a list of the column.
    func wasChosen(in selection: any ListSelecting) {
        deselect = { selection.deselect() }
        if let next { split?.show(next) }
    }

    /// Puts what a link of the column before pushes in the place of all that the column shows.
    func present(by link: (any ElementOwner)?, _ push: () -> Void) {
        navigation.popToRoot()
        push()
        rootEntry = navigation.entries.first?.id
        presenter = link.map { ObjectIdentifier($0) }
        changed()
        split?.show(self)
    }

    /// Whether a link has led to what the column shows. Reading it is noted.
    func isPresented(by link: any ElementOwner) -> Bool {
        wasRead()
        return rootEntry != nil && presenter == ObjectIdentifier(link)
    }

    /// Takes the user back to the column before, in which nothing is chosen then.
    func goBack() {
        guard let previous else { return }
        previous.deselect?()
        if rootEntry != nil { navigation.popToRoot() }
        rootEntry = nil
        changed()
        split?.show(previous)
    }

    /// Whether a screen is the first of the column: its own, or what took its place.
    func begins(with entry: Int?, of model: NavigationModel) -> Bool { entry == nil || (model === navigation && entry == rootEntry) }

    /// Whether a stack has the bar of the column: one that the app puts into the column has its own. Reading it is noted.
    func isLed(by model: NavigationModel) -> Bool {
        wasRead()
        return roots.last === model.rootScreen
    }

    /// The title of the column, which is that of its first screen. Reading it is noted.
    var title: String? {
        wasRead()
        let replacement = navigation.shownEntries.first { $0.id == rootEntry }?.screen
        return (replacement ?? roots.last)?.settings.current.title
    }

    func enter(_ root: ScreenModel) {
        roots.append(root)
        changed()
    }

    func leave(_ root: ScreenModel) {
        roots.removeAll { $0 === root }
        changed()
    }
}

/// The bounds of a column's width, in points.
struct ColumnWidth: Equatable {
    var minimum: Double?
    var ideal: Double
    var maximum: Double?

    /// As hosts are told of it.
    var value: Value { .list([.double(minimum ?? ideal), .double(ideal), .double(maximum ?? ideal)]) }
}

extension EnvironmentValues {
    private struct SplitColumnKey: EnvironmentKey {
        static var defaultValue: SplitColumn? { nil }
    }

    /// The column of a split view that this view is in.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The column that links here lead to.
    @MainActor
    var linkedColumn: SplitColumn? { splitColumn?.linked(from: navigation) }
}
