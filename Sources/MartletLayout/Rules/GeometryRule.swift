/// Takes the proposed size, and puts its children in front of each other at its top leading corner.
public struct GeometryRule: LayoutRule {
    public init() {}

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { proposal.size(or: FillRule.ideal) }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, ProposedSize(size)) }
    }
}
