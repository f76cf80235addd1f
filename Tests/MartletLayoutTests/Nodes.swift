import MartletLayout

// Short names for the nodes of the tests' trees.

func fill(_ name: String? = nil) -> LayoutNode { LayoutNode(FillRule(), name: name) }
func fixed(_ name: String? = nil, _ width: Double, _ height: Double) -> LayoutNode { LayoutNode(FixedRule(width, height), name: name) }
func divider(_ name: String? = nil, _ axis: Axis) -> LayoutNode { LayoutNode(DividerRule(axis, thickness: 1), name: name) }
func hSpacer(_ minLength: Double = defaultSpacing) -> LayoutNode { LayoutNode(SpacerRule(.horizontal, minLength: minLength)) }
func vSpacer(_ minLength: Double = defaultSpacing) -> LayoutNode { LayoutNode(SpacerRule(.vertical, minLength: minLength)) }

/// A text of one unbreakable line per `line` points of its full width.
func text(_ name: String? = nil, width: Double, line: Double = 20) -> LayoutNode {
    LayoutNode(
        MeasuredRule { proposal in
            let room = max(proposal.width ?? .infinity, 1)
            let lines = max((width / room).rounded(.up), 1)
            return .init(Size(min(room, width), lines * line), firstBaseline: line * 0.8, lastBaseline: (lines - 0.2) * line)
        }, name: name)
}

func h(alignment: AlignmentGuide = .middle, spacing: Double? = nil, name: String? = nil, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(StackRule(.horizontal, alignment: alignment, spacing: spacing), children, name: name)
}

func v(alignment: AlignmentGuide = .center, spacing: Double? = nil, name: String? = nil, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(StackRule(.vertical, alignment: alignment, spacing: spacing), children, name: name)
}

func z(alignment: Alignment = .center, name: String? = nil, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(DepthStackRule(alignment: alignment), children, name: name)
}

extension LayoutNode {
    func frame(_ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center, _ name: String? = nil) -> LayoutNode {
        LayoutNode(FixedFrameRule(width: width, height: height, alignment: alignment), [self], name: name)
    }

    func flexible(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
        maxHeight: Double? = nil, _ alignment: Alignment = .center, _ name: String? = nil
    ) -> LayoutNode {
        LayoutNode(
            FlexibleFrameRule(
                horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment), [self], name: name)
    }

    func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true, _ name: String? = nil) -> LayoutNode {
        LayoutNode(FixedSizeRule(horizontal: horizontal, vertical: vertical), [self], name: name)
    }

    func ratio(_ ratio: Double?, fits: Bool = true, _ name: String? = nil) -> LayoutNode {
        LayoutNode(AspectRatioRule(ratio, fits: fits), [self], name: name)
    }

    func padding(_ insets: Insets, _ name: String? = nil) -> LayoutNode { LayoutNode(PaddingRule(insets), [self], name: name) }
    func padding(_ length: Double, _ name: String? = nil) -> LayoutNode { padding(Insets(length), name) }
    func offset(_ x: Double, _ y: Double) -> LayoutNode { LayoutNode(OffsetRule(x, y), [self]) }
    func position(_ x: Double = 0, _ y: Double = 0, _ name: String? = nil) -> LayoutNode {
        LayoutNode(PositionRule(x, y), [self], name: name)
    }
    func priority(_ value: Double) -> LayoutNode { LayoutNode(PriorityRule(value), [self]) }
    func guide(_ guide: AlignmentGuide, _ value: @escaping (Dimensions) -> Double) -> LayoutNode {
        LayoutNode(GuideRule(guide, value), [self])
    }
    func overlay(alignment: Alignment = .center, _ view: LayoutNode) -> LayoutNode {
        LayoutNode(LayerRule(content: 0, alignment: alignment), [self, view])
    }
    func background(alignment: Alignment = .center, _ view: LayoutNode) -> LayoutNode {
        LayoutNode(LayerRule(content: 1, alignment: alignment), [view, self])
    }
    var mirrored: LayoutNode { LayoutNode(MirrorRule(), [self]) }
}
