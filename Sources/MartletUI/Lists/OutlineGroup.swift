import MartletCore

/// Rows for a tree of data: what has children unfolds them. Several views of a row stand beside each other.
///
///     OutlineGroup(folders, children: \.contents) { Text($0.name) }
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let data: Data
    private nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
    private nonisolated(unsafe) let children: (Data.Element) -> Data?
    private nonisolated(unsafe) let row: (Data.Element) -> Row

    private nonisolated init(
        data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?, row: @escaping (Data.Element) -> Row
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.row = row
    }

    /// - Parameter children: What unfolds below an element; `nil` is for an element that has no place for any.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) {
        nonisolated(unsafe) let children = children
        self.init(data: data, id: id, children: { $0[keyPath: children] }, row: content)
    }

    public nonisolated init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = children(element) {
                DisclosureGroup {
                    // A tree has no type of a known depth.
                    AnyView(OutlineGroup(data: inner, id: id, children: children, row: row))
                } label: {
                    HStack { row(element) }
                }
            } else {
                HStack { row(element) }
            }
        }
    }
}

extension OutlineGroup {
    /// The tree below one root, which is shown too.
    public nonisolated init<Element>(
        _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data == [Element] {
        self.init([root], id: id, children: children, content: content)
    }

    public nonisolated init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data == [Element], ID == Element.ID {
        self.init([root], children: children, content: content)
    }
}
