import Foundation
import MartletCore

/// What the user can do with the rows of a list that is made from a binding.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.move, .delete] }
}

/// Rows that receive bindings to their elements, and edit the collection themselves.
public struct EditableRows<Data, ID, RowContent>: View
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable, ID: Hashable, RowContent: View
{
    // Written once, and used only on the main actor.
    nonisolated(unsafe) let data: Binding<Data>
    nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    nonisolated(unsafe) let content: (Binding<Data.Element>) -> RowContent

    nonisolated init(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, actions: EditActions<Data>,
        content: @escaping (Binding<Data.Element>) -> RowContent
    ) {
        self.data = data
        self.id = id
        self.actions = actions
        self.content = content
    }

    public var body: some View {
        let data = data
        ForEach(data, id: id, content: content)
            .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
            .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

/// A row that edits the collection of its element. ``ForEach`` makes it when it has edit actions.
public struct EditableCollectionContent<Content: View, Data>: View {
    // Written once, and used only on the main actor.
    private nonisolated(unsafe) let content: Content
    private let editing: RowEditing

    nonisolated init(_ content: Content, editing: RowEditing) {
        self.content = content
        self.editing = editing
    }

    public var body: some View { content.modifier(editing) }
}

/// Rows from a binding to a collection, which the user edits without an action of the app.
///
///     ForEach($dishes, editActions: [.delete, .move]) { $dish in TextField("Name", text: $dish.name) }
extension ForEach where Content: View {
    public nonisolated init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable, R: View
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// - Parameter id: The key path to each element's identity.
    public nonisolated init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
    {
        let editing = RowEditing(
            delete: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
            move: editActions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil, isInRow: true)
        self.init(data, id: id) { EditableCollectionContent<R, C>(content($0), editing: editing) }
    }
}

/// Lists whose rows the user edits without an action of the app.
extension List {
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, SelectionValue == Never, Data.Element: Identifiable {
        self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent>, SelectionValue == Never {
        self.init(
            selection: nil as ListSelection<Never>?, content: EditableRows(data, id: id, actions: editActions, content: rowContent))
    }

    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .single($0) },
            content: EditableRows(data, id: \.id, actions: editActions, content: rowContent))
    }

    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .several($0) },
            content: EditableRows(data, id: \.id, actions: editActions, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent> {
        self.init(
            selection: selection.map { .single($0) }, content: EditableRows(data, id: id, actions: editActions, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent> {
        self.init(
            selection: selection.map { .several($0) }, content: EditableRows(data, id: id, actions: editActions, content: rowContent))
    }
}
