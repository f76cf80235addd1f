/// Content that scrolls: it has its ideal length along the axes in which it scrolls, and begins at the top leading corner.
struct ScrollRule: LayoutRule {
    var axes: Set<Axis>
    /// The margins around the content, which the child adds.
    var margins = Insets()
    /// Told the size that the view is offered before its content is laid out.
    var container: Surroundings.Container?

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    private func prepare(_ proposal: ProposedSize, _ children: [LayoutNode]) {
        guard let container else { return }
        let former = container.size
        if let width = proposal.width, width.isFinite, width > 0 {
            container.size.width = max(width - margins.leading - margins.trailing, 0)
        }
        if let height = proposal.height, height.isFinite, height > 0 {
            container.size.height = max(height - margins.top - margins.bottom, 0)
        }
        if container.size != former { for child in children { child.forgetSizesInContainer() } }
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        prepare(proposal, children)
        let content = children.first?.size(for: inner(proposal)) ?? .zero
        var size = content
        for axis in axes { size[axis] = proposal[axis] ?? content[axis] }
        return size
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        prepare(ProposedSize(size), children)
        // The content chooses its size again by what the view was offered, not by the size that it has chosen.
        let proposal = inner(ProposedSize(proposal.width ?? size.width, proposal.height ?? size.height))
        return children.map { child in
            var origin = Point.zero
            let own = child.size(for: proposal)
            for axis in Axis.allCases where !axes.contains(axis) { origin[axis] = (size[axis] - own[axis]) / 2 }
            return Place(origin, proposal)
        }
    }
}

/// The first child whose ideal size fits into the proposal, or else the last one.
struct FittingRule: LayoutRule {
    /// The axes along which it must fit.
    var axes: Set<Axis>

    private func index(_ children: [LayoutNode], _ proposal: ProposedSize) -> Int? {
        children.firstIndex { child in
            let ideal = child.size(for: .unspecified)
            return axes.allSatisfy { ideal[$0] <= (proposal[$0] ?? .infinity) + 0.01 }
        } ?? children.indices.last
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        index(children, proposal).map { children[$0].size(for: proposal) } ?? .zero
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let shown = index(children, proposal)
        return children.indices.map { index in
            var place = Place(.zero, proposal)
            place.isShown = index == shown
            return place
        }
    }
}

/// Children with frames of their own, in a size that may grow.
struct PlacedRule: LayoutRule {
    /// `nil` takes what is offered.
    var width: Double?
    var height: Double?
    var frames: [Rect]

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        Size(width ?? proposal.width ?? 0, height ?? proposal.height ?? 0)
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        zip(children, frames).map { child, frame in
            let proposal = ProposedSize(frame.width, frame.height)
            let own = child.size(for: proposal)
            return Place(Point(frame.x + (frame.width - own.width) / 2, frame.y + (frame.height - own.height) / 2), proposal)
        }
    }
}

/// A frame whose lengths depend on the size of the container around it.
struct ContainerFrameRule: LayoutRule {
    /// A share of the container's length, and a number of points.
    typealias Length = (share: Double, points: Double)

    var width: Length?
    var height: Length?
    var alignment: Alignment
    var container: () -> Size

    private var frame: FixedFrameRule {
        let size = container()
        return FixedFrameRule(
            width: width.map { $0.share * size.width + $0.points }, height: height.map { $0.share * size.height + $0.points },
            alignment: alignment)
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { frame.size(for: proposal, of: children) }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        frame.places(of: children, in: size, for: proposal)
    }
}

/// A label at the leading edge and a control of its ideal width at the trailing one.
struct LabeledRule: LayoutRule {
    var spacing: Double
    /// Whether the control takes the room that the label leaves.
    var controlGrows = false

    private func sizes(_ children: [LayoutNode], _ proposal: ProposedSize) -> (label: ProposedSize, control: ProposedSize) {
        guard let width = proposal.width, width.isFinite else {
            return (ProposedSize(nil, proposal.height), ProposedSize(nil, proposal.height))
        }
        let ideal = children[1].size(for: ProposedSize(nil, nil)).width
        let label = children[0].size(for: ProposedSize(nil, nil)).width
        let control = controlGrows ? max(width - spacing - label, 0) : min(ideal, max(width - spacing - min(label, width / 2), 0))
        return (ProposedSize(max(width - spacing - control, 0), proposal.height), ProposedSize(control, proposal.height))
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let (label, control) = sizes(children, proposal)
        let (first, second) = (children[0].size(for: label), children[1].size(for: control))
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? first.width + spacing + second.width
        return Size(width, max(first.height, second.height))
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let (label, control) = sizes(children, ProposedSize(size.width, proposal.height))
        let (first, second) = (children[0].size(for: label), children[1].size(for: control))
        return [
            Place(Point(0, (size.height - first.height) / 2), label),
            Place(Point(size.width - second.width, (size.height - second.height) / 2), control),
        ]
    }
}

/// Takes the room that it is offered along some axes, at least that of its content, which it aligns.
struct ExpandRule: LayoutRule {
    var axes: Set<Axis>
    var least = Size.zero
    var alignment = Alignment.center

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let content = children.first?.size(for: proposal) ?? .zero
        var size = Size(max(content.width, least.width), max(content.height, least.height))
        for axis in axes { size[axis] = max(proposal[axis] ?? size[axis], least[axis]) }
        return size
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { Place(of: $0, in: size, alignment: alignment, proposal: proposal) }
    }
}
