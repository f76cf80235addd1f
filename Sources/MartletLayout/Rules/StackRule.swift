/// A horizontal or vertical stack.
///
/// It first gives space to the children of the highest priority, and among these to the least flexible one: the one whose length varies least
/// between the proposals 0 and infinity. Each is offered an equal share of what is left, after the minimum lengths of the children of lower
/// priority are set aside.
public struct StackRule: LayoutRule {
    public var axis: Axis
    /// The guide by which the children are aligned across the axis.
    public var alignment: AlignmentGuide
    /// The distance between children; `nil` leaves it to them.
    public var spacing: Double?

    public init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .middle : .center)
        self.spacing = spacing
        precondition(self.alignment.axis != axis, "A stack aligns its children across its axis.")
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        line(children, for: proposal).size
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        var proposal = proposal
        // Children that fill the stack across its axis are as long as the stack, if nothing was proposed to it.
        proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
        return line(children, for: proposal).places
    }

    // MARK: Distances

    /// Returns the distance between each child and the one before it.
    private func distances(_ children: [LayoutNode]) -> [Double] {
        children.indices.map { index in
            if index == 0 { return 0 }
            if let spacing { return spacing }
            let preferred = [children[index - 1], children[index]].compactMap { $0.spacing(along: axis) }
            return preferred.max() ?? defaultSpacing
        }
    }

    // MARK: Lengths

    /// Arranges the children one after the other.
    private func line(_ children: [LayoutNode], for proposal: ProposedSize) -> (size: Size, places: [Place]) {
        let distances = distances(children)
        let proposals = proposals(for: children, proposal, distances.reduce(0, +))
        let dimensions = zip(children, proposals).map { $0.dimensions(for: $1) }
        let lines = dimensions.map { $0[alignment] }
        let start = lines.max() ?? 0
        let end = zip(dimensions, lines).map { rest(of: $0.size[axis.other], after: $1) }.max() ?? 0
        var position = 0.0
        var places: [Place] = []
        for index in children.indices {
            var origin = Point.zero
            position += distances[index]
            origin[axis] = position
            origin[axis.other] = start - lines[index]
            position += dimensions[index].size[axis]
            places.append(Place(origin, proposals[index]))
        }
        var size = Size.zero
        size[axis] = position
        size[axis.other] = start + end
        return (size, places)
    }

    /// Returns the proposal for each child.
    private func proposals(for children: [LayoutNode], _ proposal: ProposedSize, _ distance: Double) -> [ProposedSize] {
        var proposals = Array(repeating: proposal, count: children.count)
        guard let available = proposal[axis] else { return proposals }
        func length(of index: Int, proposed: Double) -> Double {
            var proposal = proposal
            proposal[axis] = proposed
            return children[index].size(for: proposal)[axis]
        }
        let priorities = children.map(\.priority)
        let minima = children.indices.map { length(of: $0, proposed: 0) }
        let ranges = children.indices.map { length(of: $0, proposed: .infinity) - minima[$0] }
        let order = children.indices.sorted { a, b in
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            if ranges[a] != ranges[b] { return ranges[a] < ranges[b] }
            // Of children without a maximum, the one with the greatest minimum comes first.
            if ranges[a] == .infinity, minima[a] != minima[b] { return minima[a] > minima[b] }
            return a < b
        }
        var rest = available - distance - minima.reduce(0, +)
        var next = order[...]
        while let first = next.first {
            let group = next.prefix { priorities[$0] == priorities[first] }
            next = next.dropFirst(group.count)
            rest += group.reduce(0) { $0 + minima[$1] }
            for (taken, index) in group.enumerated() {
                let share = max(rest / Double(group.count - taken), 0)
                proposals[index][axis] = share
                let left = rest - length(of: index, proposed: share)
                // Nothing can be taken from an infinite length.
                if !left.isNaN { rest = left }
            }
        }
        return proposals
    }
}

/// Children in front of each other. The size is that of the largest among those of the highest priority.
public struct DepthStackRule: LayoutRule {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func deciding(_ children: [LayoutNode]) -> [LayoutNode] {
        let highest = children.map(\.priority).max() ?? 0
        return children.filter { $0.priority == highest }
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        frame(of: deciding(children), for: proposal).size
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let inner = ProposedSize(size)
        let line = frame(of: deciding(children), for: inner).line
        return children.map { child in
            let own = child.dimensions(for: inner)[alignment]
            return Place(Point(line.x - own.x, line.y - own.y), inner)
        }
    }

    /// Returns the extent of aligned children, and where their common lines are in it.
    private func frame(of children: [LayoutNode], for proposal: ProposedSize) -> (size: Size, line: Point) {
        var (before, after) = (Point(-.infinity, -.infinity), Point(-.infinity, -.infinity))
        guard !children.isEmpty else { return (.zero, .zero) }
        for child in children {
            let dimensions = child.dimensions(for: proposal)
            let line = dimensions[alignment]
            for axis in Axis.allCases {
                before[axis] = max(before[axis], line[axis])
                after[axis] = max(after[axis], rest(of: dimensions.size[axis], after: line[axis]))
            }
        }
        return (Size(before.x + after.x, before.y + after.y), before)
    }
}

/// Returns how far a view goes on after one of its lines; infinitely if the view is infinite.
private func rest(of length: Double, after line: Double) -> Double { length.isFinite ? length - line : .infinity }
