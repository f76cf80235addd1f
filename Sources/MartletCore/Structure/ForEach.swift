import MartletElements
import MartletGraph

/// A view for each element of a collection. A row keeps the identity of its element's id when the element moves.
///
///     ForEach(dishes) { dish in DishRow(dish: dish) }
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identity: RowIdentity<Data.Element, ID>

    init(data: Data, identity: RowIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        self.identity = identity
    }

    /// Makes a `ForEach` whose content need not be a view, for modules that repeat something else, such as the marks of a chart.
    package nonisolated init(rows data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: RowIdentity(own: id), content: content)
    }

    package func rowID(of element: Data.Element) -> ID { identity.id(element) }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// - Parameter id: The key path to each element's identity.
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: RowIdentity(id), content: content)
    }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { ForEachNode(view, at: place) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: RowIdentity(own: { $0.id }), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identity: RowIdentity(own: { $0 }), content: content)
    }
}
