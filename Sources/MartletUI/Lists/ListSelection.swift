import MartletCore
import MartletElements
import MartletGraph

/// The binding to the selection of a list.
enum ListSelection<Value: Hashable> {
    case single(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// Whether the user can select several rows, which needs the edit mode.
    var isMultiple: Bool { if case .several = self { true } else { false } }

    func contains(_ value: Value) -> Bool {
        switch self {
        case .single(let binding): binding.wrappedValue == value
        case .several(let binding): binding.wrappedValue.contains(value)
        }
    }

    func deselect() {
        switch self {
        case .single(let binding): binding.wrappedValue = nil
        case .several(let binding): binding.wrappedValue = []
        }
    }

    /// - Parameter adding: Whether to toggle the value and keep the other selected values.
    func select(_ value: Value, adding: Bool) {
        switch self {
        case .single(let binding): binding.wrappedValue = value
        case .several(let binding) where adding: binding.wrappedValue.formSymmetricDifference([value])
        case .several(let binding): binding.wrappedValue = [value]
        }
    }
}

/// A type-erased list selection, with which views inside the list select values.
@MainActor
protocol ListSelecting {
    /// Whether the value has the type of the list's selection.
    func canSelect(_ value: AnyHashable) -> Bool
    func contains(_ value: AnyHashable) -> Bool
    func select(_ value: AnyHashable)
    /// Clears the selection.
    func deselect()
}

extension ListSelection: ListSelecting {
    func canSelect(_ value: AnyHashable) -> Bool { value.base is Value }
    func contains(_ value: AnyHashable) -> Bool { (value.base as? Value).map(contains) ?? false }

    func select(_ value: AnyHashable) {
        if let value = value.base as? Value { select(value, adding: false) }
    }
}

/// Lets the user select each row that has a value: its tag, or its id in a `ForEach`.
struct SelectableRows<Value: Hashable>: ElementModifier {
    nonisolated(unsafe) let selection: ListSelection<Value>  // Written once, and used only on the main actor.

    nonisolated init(selection: ListSelection<Value>) { self.selection = selection }

    static var _layerKind: Kind? { .row }
    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) { environment.listSelection = selection }

    func _apply(to element: inout ElementWriter) {
        guard let row = element.node, let value = row.rowValue(as: Value.self) else { return }
        let environment = EnvironmentValues(row.environment)
        if environment.isSelectionDisabled { return }
        if selection.contains(value) { element[.selected] = true }
        let isEditing = environment.isEditing
        if isEditing, selection.isMultiple { element[.marksSelection] = true }
        let column = isEditing || environment.linkedColumn == nil ? nil : environment.splitColumn
        element.on(.tap) { _ in
            selection.select(value, adding: isEditing)
            column?.didSelect(in: selection)
        }
    }
}

/// Shows the next column of a split view when a row is selected from the beginning, or by code, as when the user selects one.
struct ShowsSelection<Value: Hashable>: ViewModifier {
    nonisolated(unsafe) let selection: ListSelection<Value>  // Written once, and used only on the main actor.
    @Environment(\.splitColumn) private var column
    @Environment(\.navigation) private var navigation

    nonisolated init(selection: ListSelection<Value>) { self.selection = selection }

    func body(content: Content) -> some View {
        let isLinked = column?.linked(from: navigation) != nil
        if case .single(let binding) = selection, isLinked {
            content.modifier(SelectionColumn(value: binding.wrappedValue, selection: selection, column: column))
        } else {
            content
        }
    }
}

private struct SelectionColumn<Value: Hashable>: LifecycleModifier {
    nonisolated(unsafe) let value: Value?  // Written once, and used only on the main actor.
    nonisolated(unsafe) let selection: ListSelection<Value>
    let column: SplitColumn?

    nonisolated init(value: Value?, selection: ListSelection<Value>, column: SplitColumn?) {
        self.value = value
        self.selection = selection
        self.column = column
    }

    /// Begins in the column that shows what is selected, unless the app says in which column to begin.
    func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        if value != nil, column?.split?.prefersColumn != true { column?.didSelect(in: selection) }
    }

    func updated(from old: SelectionColumn, _ memory: inout Void, _ node: AnyViewNode) {
        if value != old.value, value != nil, !EnvironmentValues(node.environment).isEditing { column?.didSelect(in: selection) }
    }
}

extension ElementOwner {
    /// Whether this view is in a row of a list or a form that is in edit mode. Its links then do not navigate.
    var isInEditedRow: Bool {
        guard EnvironmentValues(environment).isEditing else { return false }
        var owner = enclosingOwner
        while let next = owner {
            if next.rowRole == .container { return true }
            owner = next.enclosingOwner
        }
        return false
    }

    /// Returns the selection value of this row: its tag, or its id in a `ForEach`.
    func rowValue<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag = element.trait(ElementTag.self) { return tag.value.base as? Value }
        var child: AnyViewNode = self
        while let parent = child.viewParent, !(parent is any ElementOwner) || (parent as? any ElementOwner)?.rowRole == .group {
            if let rows = parent as? any RowOwner, let id = rows.id(ofRow: child)?.base as? Value { return id }
            child = parent
        }
        return nil
    }
}

extension EnvironmentValues {
    private struct ListSelectionKey: EnvironmentKey {
        static var defaultValue: (any ListSelecting)? { nil }
    }

    private struct SelectionDisabledKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The selection of the enclosing list.
    var listSelection: (any ListSelecting)? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }

    var isSelectionDisabled: Bool {
        get { self[SelectionDisabledKey.self] }
        set { self[SelectionDisabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the user is prevented from selecting this row.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isSelectionDisabled) { $0 = $0 || isDisabled }
    }
}
