import MartletElements

/// A modifier of an element that changes its size or its place.
@MainActor
protocol LayoutModifier: ModifierValue {
    /// Returns the rule for what is inside the modifier; `nil` if it has no effect.
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)?
}

extension Frame: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        if fixed { return FixedFrameRule(width: minWidth, height: minHeight, alignment: Alignment(alignment)) }
        return FlexibleFrameRule(
            horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
            vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: Alignment(alignment))
    }
}

extension Padding: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        PaddingRule(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    }
}

extension FixedSize: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        FixedSizeRule(horizontal: horizontal, vertical: vertical)
    }
}

extension LayoutPriority: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? { PriorityRule(value) }
}

extension AspectRatio: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? { AspectRatioRule(ratio, fits: fits) }
}

extension Guide: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        GuideRule(AlignmentGuide(guide)) { [position] in position.value(width: $0.size.width, height: $0.size.height) }
    }
}

// Offsets and positions are distances to the right, in both directions, as in the page.

extension Offset: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? { OffsetRule(isRightToLeft ? -x : x, y) }
}

extension Position: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? { PositionRule(x, y, isFromTrailing: isRightToLeft) }
}

extension IgnoresSafeArea: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        let bars = surroundings.bars
        let insets = Insets(
            top: edges.contains(.top) ? -bars.top : 0, leading: edges.contains(.leading) ? -bars.leading : 0,
            bottom: edges.contains(.bottom) ? -bars.bottom : 0, trailing: edges.contains(.trailing) ? -bars.trailing : 0)
        return insets == Insets() ? nil : PaddingRule(insets)
    }
}

extension ContainerFrame: LayoutModifier {
    func rule(in surroundings: Surroundings, isRightToLeft: Bool) -> (any LayoutRule)? {
        ContainerFrameRule(
            width: width.map { ($0.share, $0.points) }, height: height.map { ($0.share, $0.points) }, alignment: Alignment(alignment)
        ) { [container = surroundings.container] in container.size }
    }
}
