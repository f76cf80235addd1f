import MartletCore
import MartletUI

/// The content of a chart: marks, and groups of marks.
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor var body: Body { get }
    /// Adds the marks to a list. Only marks themselves implement it.
    @MainActor func _addMarks(to list: inout MarkList)
}

extension ChartContent {
    @MainActor public func _addMarks(to list: inout MarkList) { body._addMarks(to: &list) }
}

extension Never: ChartContent {}

/// Content that has no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { preconditionFailure("\(Self.self) is a mark, and has no body") }
}

/// The marks of a chart, as they are collected from its content.
public struct MarkList {
    var marks: [MarkRecord] = []
    /// Where plots of functions without a domain of their own have values.
    var functionDomain: ClosedRange<Double> = -10...10
    /// What identifies the content that is being collected.
    private var path: [AnyHashable] = []

    init() {}

    mutating func add(_ mark: MarkRecord) {
        var mark = mark
        mark.id = path
        marks.append(mark)
    }

    /// Collects content under an identity of its own.
    @MainActor
    mutating func collect(_ id: some Hashable, _ content: some ChartContent) {
        path.append(AnyHashable(id))
        content._addMarks(to: &self)
        path.removeLast()
    }

    /// Collects content, and changes each of its marks.
    @MainActor
    mutating func collect(_ content: some ChartContent, change: (inout MarkRecord) -> Void) {
        let start = marks.count
        content._addMarks(to: &self)
        for index in start..<marks.count { change(&marks[index]) }
    }
}

/// Builds the content of a chart from the marks in a closure.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock() -> MarkGroup { MarkGroup([]) }
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> MarkGroup {
        var parts: [any ChartContent] = []
        for part in repeat each content { parts.append(part) }
        return MarkGroup(parts)
    }
    // The result names the content's type, which the compiler cannot infer from an absent branch.
    public static func buildOptional<C: ChartContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: ChartContent>(first: C) -> MarkGroup { MarkGroup([first]) }
    // Empty content before it gives it another identity than that of the first branch.
    public static func buildEither<C: ChartContent>(second: C) -> MarkGroup { MarkGroup([MarkGroup([]), second]) }
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> MarkGroup { MarkGroup([content]) }
    public static func buildArray<C: ChartContent>(_ contents: [C]) -> MarkGroup { MarkGroup(contents) }
}

/// Several pieces of a chart's content.
public struct MarkGroup: PrimitiveChartContent {
    private let parts: [any ChartContent]

    init(_ parts: [any ChartContent]) { self.parts = parts }

    public func _addMarks(to list: inout MarkList) {
        for (index, part) in parts.enumerated() { list.collect(index, part) }
    }
}

/// Content without its type.
public struct AnyChartContent: PrimitiveChartContent {
    private let content: any ChartContent

    public init(_ content: some ChartContent) { self.content = content }
    public init(erasing content: some ChartContent) { self.content = content }

    public func _addMarks(to list: inout MarkList) { content._addMarks(to: &list) }
}

/// A group of marks, to which modifiers apply together.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _addMarks(to list: inout MarkList) { content._addMarks(to: &list) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { preconditionFailure("An optional mark has no body") }

    public func _addMarks(to list: inout MarkList) { self?._addMarks(to: &list) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { preconditionFailure("A ForEach has no body") }

    public func _addMarks(to list: inout MarkList) {
        for element in data { list.collect(rowID(of: element), content(element)) }
    }
}

extension ForEach where Content: ChartContent {
    /// - Parameter id: The key path to each element's identity.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(rows: data, id: { $0 }, content: content)
    }
}
