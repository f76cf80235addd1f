/// Rows from a binding to a collection: each row gets a binding to its own element.
///
///     ForEach($dishes) { $dish in TextField("Name", text: $dish.name) }
extension ForEach where Content: View {
    public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// - Parameter id: The key path to each element's identity.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            identity: RowIdentity(own: { $0.1 }),
            content: { content(data.element(at: $0.0, last: values[$0.0])) })
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to one element.
    ///
    /// - Parameter last: The value that reads return when the collection no longer has such an element.
    func element(at index: Value.Index, last: Value.Element) -> Binding<Value.Element> {
        var part = Binding<Value.Element>(ElementLocation(base: location, index: index, last: last))
        part.transaction = transaction
        return part
    }
}
