import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// The state of a split view: which columns it shows.
@MainActor
final class SplitModel: Source {
    /// The app's bindings to the state of a split view.
    struct Bindings {
        var visibility: Binding<NavigationSplitViewVisibility>?
        var compactColumn: Binding<NavigationSplitViewColumn>?
    }

    /// The values of the bindings and the size class.
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
    /// Whether the width is compact, with room for one column. Not observed: readers also read the environment's size class.
    private(set) var isCompact = false
    private var bindings = Bindings()
    // The state if the app passes no binding.
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    private var ownColumn = NavigationSplitViewColumn.sidebar
    /// The last value of the binding to the compact column. Only a change of it changes the column: the user may be in another one than
    /// a constant binding prefers.
    private var preferredColumn: NavigationSplitViewColumn?

    func connect(_ bindings: Bindings, hasContent: Bool, isCompact: Bool) {
        self.bindings = bindings
        self.hasContent = hasContent
        self.isCompact = isCompact
        let preferred = bindings.compactColumn?.wrappedValue
        if preferred != preferredColumn {
            preferredColumn = preferred
            ownColumn = preferred ?? ownColumn
        }
    }

    /// Whether the app says which column is on top in a compact width.
    var prefersColumn: Bool { bindings.compactColumn != nil }

    private var columns: [SplitColumn] { hasContent ? [sidebar, content, detail] : [sidebar, detail] }

    /// The column on top in a compact width. Reading it records a dependency.
    var compactColumn: NavigationSplitViewColumn {
        wasRead()
        return ownColumn == .content && !hasContent ? .sidebar : ownColumn
    }

    /// The columns to show if the width allows it. Reading it records a dependency.
    var visibility: NavigationSplitViewVisibility {
        wasRead()
        let visibility = bindings.visibility?.wrappedValue ?? ownVisibility
        // With two columns, `doubleColumn` means all.
        return visibility == .doubleColumn && !hasContent ? .all : visibility
    }

    /// The first visible column. Reading it records a dependency.
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

    /// Shows a column on top in a compact width.
    func show(_ column: SplitColumn) {
        guard isCompact, compactColumn != column.name else { return }
        ownColumn = column.name
        bindings.compactColumn?.wrappedValue = column.name
        preferredColumn = bindings.compactColumn?.wrappedValue
        changed()
    }

    /// Hides the sidebar, or shows all columns if it is hidden.
    func toggleSidebar() {
        let next: NavigationSplitViewVisibility = firstColumn !== sidebar ? .all : hasContent ? .doubleColumn : .detailOnly
        ownVisibility = next
        bindings.visibility?.wrappedValue = next
        changed()
    }
}

/// A column of a split view, with its navigation stack.
@MainActor
final class SplitColumn: Source {
    let name: NavigationSplitViewColumn
    let navigation = NavigationModel()
    /// Weak, because views may outlive their split view until the end of a turn.
    private(set) weak var split: SplitModel?
    /// Clears the selection that the user made in the column.
    private var deselect: (() -> Void)?
    /// The entry of the screen that replaces the root screen.
    private var rootEntry: Int?
    /// The link that pushed `rootEntry`.
    private var presenter: ObjectIdentifier?
    /// How wide the content wants the column to be.
    let widthSettings = ContainerSettings<ColumnWidth?>(defaults: nil)
    /// The first screens of the stacks in the column, from the outside to the inside.
    private var roots: [ScreenModel] = []

    init(_ name: NavigationSplitViewColumn, of split: SplitModel) {
        self.name = name
        self.split = split
    }

    /// The column that shows the selection of this one.
    var next: SplitColumn? { split?.column(after: self) }
    /// Returns the column that links in a stack lead to: the next one, or `nil` for a stack that the app placed in this column.
    func linked(from stack: NavigationModel?) -> SplitColumn? { stack === navigation ? next : nil }

    /// The column whose selection this one shows.
    var previous: SplitColumn? { split?.column(before: self) }

    /// Shows the next column after the user selected a value in a list of this one.
    func didSelect(in selection: any ListSelecting) {
        deselect = { selection.deselect() }
        if let next { split?.show(next) }
    }

    /// Replaces the column's content with the screen that a link in the previous column pushes.
    func present(by link: (any ElementOwner)?, _ push: () -> Void) {
        navigation.popToRoot()
        push()
        rootEntry = navigation.entries.first?.id
        presenter = link.map { ObjectIdentifier($0) }
        changed()
        split?.show(self)
    }

    /// Whether the column shows the destination of a link. Records a dependency.
    func isPresented(by link: any ElementOwner) -> Bool {
        wasRead()
        return rootEntry != nil && presenter == ObjectIdentifier(link)
    }

    /// Goes back to the previous column and clears its selection.
    func goBack() {
        guard let previous else { return }
        previous.deselect?()
        if rootEntry != nil { navigation.popToRoot() }
        rootEntry = nil
        changed()
        split?.show(previous)
    }

    /// Whether a screen is the first of the column: the root, or the screen that replaces it.
    func begins(with entry: Int?, of model: NavigationModel) -> Bool { entry == nil || (model === navigation && entry == rootEntry) }

    /// Whether a stack shows the column's bar. A stack that the app placed in the column takes precedence. Records a dependency.
    func showsBar(of model: NavigationModel) -> Bool {
        wasRead()
        return roots.last === model.rootScreen
    }

    /// The title of the column's first screen. Reading it records a dependency.
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

    /// The value sent to hosts: minimum, ideal and maximum.
    var value: Value { .list([.double(minimum ?? ideal), .double(ideal), .double(maximum ?? ideal)]) }
}

extension EnvironmentValues {
    private struct SplitColumnKey: EnvironmentKey {
        static var defaultValue: SplitColumn? { nil }
    }

    /// The split view column that contains this view.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The column that links in this view lead to.
    @MainActor
    var linkedColumn: SplitColumn? { splitColumn?.linked(from: navigation) }
}
