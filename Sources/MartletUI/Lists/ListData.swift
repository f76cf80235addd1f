import MartletCore

// A binding to a collection is itself a collection, so two initialisers match it; the one for bindings is preferred.

/// Lists with rows from data.
extension List where SelectionValue == Never {
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: nil as ListSelection<Never>?, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: nil as ListSelection<Never>?, content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: nil as ListSelection<Never>?, content: ForEach(data, content: rowContent))
    }

    /// Creates a list whose rows receive bindings to their elements.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil as ListSelection<Never>?, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: nil as ListSelection<Never>?, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Lists with rows from data and single selection.
extension List {
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection.map { .single($0) }, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection.map { .single($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: selection.map { .single($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list whose rows receive bindings to their elements.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { .single($0) }, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection.map { .single($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Lists with rows from data and multiple selection. Several rows can be selected only in edit mode.
extension List {
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list whose rows receive bindings to their elements.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
    }

    /// - Parameter id: The key path to each element's id.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}
