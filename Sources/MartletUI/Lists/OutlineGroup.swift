import MartletCore

/// Rows of tree-structured data: an element with children can be expanded. If a row has several views, an `HStack` contains them.
///
///     OutlineGroup(folders, children: \.contents) { Text($0.name) }
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    // Written once, and used only on the main actor.
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

    /// - Parameter children: The key path to an element's children; `nil` means that the element cannot be expanded.
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
                    // Type erasure ends the recursion of the type: the depth of the tree is unknown.
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
    /// Creates rows for a tree with a single root, which is shown too.
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
