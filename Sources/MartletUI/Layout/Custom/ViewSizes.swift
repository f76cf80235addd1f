import Foundation
import MartletElements

import struct MartletLayout.ElementLayout
import struct MartletLayout.ProposedSize

/// The sizes of the views in a layout: those that the page has measured, and estimates of the others.
@MainActor
final class ViewSizes {
    private var measured: [ObjectIdentifier: [ProposedViewSize: CGSize]] = [:]
    /// The proposals that the layout has asked for, in their order.
    private(set) var needed: [ProposedViewSize] = []
    /// Whether to remember the proposals.
    var isNoting = true

    func beginNoting() {
        // All others are estimated from the ideal size.
        needed = [.unspecified]
        isNoting = true
    }

    func size(of view: ArrangedView, for proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.rounded
        if isNoting, !needed.contains(proposal) { needed.append(proposal) }
        let known = measured[view.owner]
        if let size = known?[proposal] { return size }
        return known?[.unspecified].map { estimate(view.element, ideal: $0, for: proposal) } ?? guess(view.element, for: proposal)
    }

    func isMeasured(_ view: ArrangedView, for proposal: ProposedViewSize) -> Bool { measured[view.owner]?[proposal] != nil }

    /// - Returns: Whether the size is another one than before.
    func store(_ size: CGSize, of owner: ObjectIdentifier, for proposal: ProposedViewSize) -> Bool {
        measured[owner, default: [:]].updateValue(size, forKey: proposal).map { $0 != size } ?? false
    }

    /// Forgets the sizes of views that are gone.
    func keep(_ owners: Set<ObjectIdentifier>) { measured = measured.filter { owners.contains($0.key) } }

    /// Forgets the sizes for all other proposals.
    func keep(_ proposals: Set<ProposedViewSize>) {
        measured = measured.mapValues { sizes in sizes.filter { proposals.contains($0.key) } }
    }

    // MARK: Estimates

    /// A view without room for its ideal width needs more lines.
    private func estimate(_ element: Element, ideal: CGSize, for proposal: ProposedViewSize) -> CGSize {
        let expansion = element.expansion ?? []
        var size = ideal
        if let width = proposal.width, expansion.contains(.horizontal) || width < ideal.width {
            if !expansion.contains(.horizontal), width > 0 { size.height *= (ideal.width / width).rounded(.up) }
            size.width = width
        }
        if let height = proposal.height, expansion.contains(.vertical) { size.height = height }
        return size
    }

    private func guess(_ element: Element, for proposal: ProposedViewSize) -> CGSize {
        let size = ElementLayout().node(of: element).size(
            for: ProposedSize(proposal.width.map { Double($0) }, proposal.height.map { Double($0) }))
        return CGSize(width: size.width, height: size.height)
    }
}

extension ProposedViewSize {
    /// The size in hundredths of a point, as a page measures it. It has no negative lengths.
    fileprivate var rounded: ProposedViewSize {
        func round(_ length: CGFloat?) -> CGFloat? {
            length.map { $0.isNaN ? 0 : $0 > 100_000 ? .infinity : (max($0, 0) * 100).rounded() / 100 }
        }
        return ProposedViewSize(width: round(width), height: round(height))
    }
}
