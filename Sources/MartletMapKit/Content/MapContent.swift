import MartletCore
import MartletUI

/// The content of a map: markers, annotations, shapes, and groups of them.
public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder @MainActor var body: Body { get }
    /// Adds the items to a list. Only items themselves implement it.
    @MainActor func _addItems(to list: inout MapItemList)
}

extension MapContent {
    @MainActor public func _addItems(to list: inout MapItemList) { body._addItems(to: &list) }
}

extension Never: MapContent {}

/// Content that has no body.
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
    public var body: Never { preconditionFailure("\(Self.self) is an item of a map, and has no body") }
}

/// The items of a map, as they are collected from its content.
public struct MapItemList {
    var items: [MapItem] = []
    /// What identifies the content that is being collected.
    private var path: [AnyHashable] = []
    /// The identities of the rows that the content belongs to, which a selection can name.
    private var rows: [AnyHashable] = []

    init() {}

    mutating func add(_ item: MapItem) {
        var item = item
        item.id = path
        item.rows = rows
        items.append(item)
    }

    /// Collects content under an identity of its own.
    @MainActor
    mutating func collect(_ id: some Hashable, isRow: Bool = false, _ content: some MapContent) {
        path.append(AnyHashable(id))
        if isRow { rows.append(AnyHashable(id)) }
        content._addItems(to: &self)
        path.removeLast()
        if isRow { rows.removeLast() }
    }

    /// Collects content, and changes each of its items.
    @MainActor
    mutating func collect(_ content: some MapContent, change: (inout MapItem) -> Void) {
        let start = items.count
        content._addItems(to: &self)
        for index in start..<items.count { change(&items[index]) }
    }
}

/// Builds the content of a map from the items in a closure.
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapItemGroup {
        var parts: [any MapContent] = []
        for part in repeat each content { parts.append(part) }
        return MapItemGroup(parts)
    }
    // The result names the content's type, which the compiler cannot infer from an absent branch.
    public static func buildOptional<C: MapContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: MapContent>(first: C) -> MapItemGroup { MapItemGroup([first]) }
    // Empty content before it gives it another identity than that of the first branch.
    public static func buildEither<C: MapContent>(second: C) -> MapItemGroup { MapItemGroup([EmptyMapContent(), second]) }
    public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> MapItemGroup { MapItemGroup([content]) }
    public static func buildArray<C: MapContent>(_ contents: [C]) -> MapItemGroup { MapItemGroup(contents) }
}

/// Several pieces of a map's content.
public struct MapItemGroup: _PrimitiveMapContent {
    private let parts: [any MapContent]

    init(_ parts: [any MapContent]) { self.parts = parts }

    public func _addItems(to list: inout MapItemList) {
        for (index, part) in parts.enumerated() { list.collect(index, part) }
    }
}

/// No content.
public struct EmptyMapContent: _PrimitiveMapContent {
    public init() {}
    public func _addItems(to list: inout MapItemList) {}
}

extension Optional: MapContent where Wrapped: MapContent {
    public var body: Never { preconditionFailure("Optional content of a map has no body") }

    public func _addItems(to list: inout MapItemList) { self?._addItems(to: &list) }
}

extension ForEach: MapContent where Content: MapContent {
    public var body: Never { preconditionFailure("A ForEach has no body") }

    public func _addItems(to list: inout MapItemList) {
        for element in data { list.collect(rowID(of: element), isRow: true, content(element)) }
    }
}

extension ForEach where Content: MapContent {
    /// - Parameter id: The key path to each element's identity.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(rows: data, id: { $0 }, content: content)
    }
}
