import MartletElements
import MartletGraph

/// One of the views in a container's content.
///
/// - Partly: a view of an app's own with state counts as one view, whatever its body contains, and passes no values from inside its body.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
    /// The identity of the view in its container.
    public struct ID: Hashable, @unchecked Sendable {
        let member: MemberID  // Of ids that are read only where views are, on the main actor.
    }

    public nonisolated let id: ID
    /// The values that the view passes to its container.
    public nonisolated(unsafe) let containerValues: ContainerValues  // Never changes.
    nonisolated(unsafe) let view: any View  // Written once; what it holds need not be Sendable.

    init(_ member: Member) {
        id = ID(member: member.id)
        containerValues = member.values
        view = member.view
    }

    public var body: some View { AnyView(view) }
}

extension Subview: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        members.visit(Member(view: self, id: id.step(self.id), values: containerValues))
    }
}

/// The views in a container's content. As a view, it shows them one after the other.
public struct SubviewsCollection: RandomAccessCollection, View {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    fileprivate nonisolated let subviews: [Subview]

    @MainActor package init(of view: any View) {
        var subviews: [Subview] = []
        MemberVisitor(.containers) { subviews.append(Subview($0)) }.add(view, at: MemberID())
        self.subviews = subviews
    }

    @MainActor package init(_ members: [Member]) { subviews = members.map(Subview.init) }

    public nonisolated var startIndex: Int { subviews.startIndex }
    public nonisolated var endIndex: Int { subviews.endIndex }
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) { for view in subviews { members.add(view, at: id) } }
}

/// Some of the views in a container's content. As a view, it shows them one after the other.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    fileprivate nonisolated let subviews: ArraySlice<Subview>

    public nonisolated var startIndex: Int { subviews.startIndex }
    public nonisolated var endIndex: Int { subviews.endIndex }
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) { for view in subviews { members.add(view, at: id) } }
}

/// Builds views from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    nonisolated(unsafe) let subviews: Subviews  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let content: (SubviewsCollection) -> Content

    nonisolated init(subviews: Subviews, content: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.content = content
    }

    public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group where Content: View {
    /// Makes views from all subviews of a view together, for a container of an app's own.
    ///
    ///     Group(subviews: content) { subviews in
    ///         if let first = subviews.first { first.font(.title) }
    ///         ForEach(subviews.dropFirst()) { subview in subview.padding() }
    ///     }
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

/// The subviews for a `ForEach`.
public typealias ForEachSubviewCollection<Content> = SubviewsCollection

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// Makes a view of each subview of a view, for a container of an app's own.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        nonisolated(unsafe) let base = view
        self.init(onMainQueue { SubviewsCollection(of: base) }, content: content)
    }
}
