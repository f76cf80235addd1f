import Foundation
import MartletCore

/// A layout of any type. When it changes, the views in it keep their state, and move from their old places with the animation of the change.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { … }
///
/// - Partly: the layouts of grids cannot be in it.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// The cache of a layout of any type.
    public struct Cache {
        fileprivate var value: Any
    }

    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    public var _arrangement: StackArrangement? { layout._arrangement }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.updateAny(&cache.value, subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.sizeOfAny(proposal, subviews, &cache.value)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.placeAny(in: bounds, proposal, subviews, &cache.value)
    }
}

extension Layout {
    fileprivate func withCache<R>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> R) -> R {
        // The cache may be that of a layout of another type, which was here before.
        var own = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    fileprivate func updateAny(_ cache: inout Any, _ subviews: Subviews) {
        withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func sizeOfAny(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        withCache(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func placeAny(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
        withCache(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
}
