import MartletCore

/// Lists with rows from tree-structured data.
extension List {
    /// - Parameter children: The key path to an element's children; `nil` means that the element cannot be expanded.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: nil as ListSelection<Never>?, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == OutlineGroup<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: nil as ListSelection<Never>?, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { .single($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }

    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { .several($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }
}
