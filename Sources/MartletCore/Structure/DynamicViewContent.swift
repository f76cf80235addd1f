/// A view that generates views from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The collection that the views are generated from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
