/// A frame with a fixed width or height, or both; `nil` leaves a side to the content.
public struct FixedFrameRule: LayoutRule {
    public var width: Double?
    public var height: Double?
    public var alignment: Alignment

    public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize { ProposedSize(width ?? proposal.width, height ?? proposal.height) }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        if let width, let height { return Size(width, height) }
        let content = children.first?.size(for: inner(proposal)) ?? .zero
        return Size(width ?? content.width, height ?? content.height)
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { Place(of: $0, in: size, alignment: alignment, proposal: inner(proposal)) }
    }
}

/// A frame between a minimum and a maximum, with an ideal length for where none is proposed.
public struct FlexibleFrameRule: LayoutRule {
    /// The limits along one axis. Those that contradict each other are raised: the ideal to the minimum, the maximum to both.
    public struct Limits: Hashable, Sendable {
        public let least: Double?
        public let ideal: Double?
        public let most: Double?

        public init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
            self.least = least.map { max($0, 0) }
            self.ideal = ideal.map { max($0, least ?? 0) }
            self.most = most.map { max($0, ideal ?? 0, least ?? 0) }
        }

        /// Takes what is offered.
        static let filling = Limits(least: 0, most: .infinity)

        func clamp(_ length: Double) -> Double { min(max(length, least ?? 0), most ?? .infinity) }

        /// The length if it does not depend on the content.
        func ownLength(for proposal: Double?) -> Double? {
            guard let proposal else { return ideal }
            return least != nil && most != nil ? clamp(proposal) : nil
        }

        func proposal(for proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

        /// Returns the length of the frame around content, which was proposed `proposal`.
        func length(around content: Double, proposal: Double?) -> Double {
            switch (least, most) {
            case (nil, nil): content
            case (_?, nil): clamp(min(content, proposal ?? .infinity))
            case (nil, _?): clamp(max(content, proposal ?? 0))
            case (_?, _?): clamp(content)
            }
        }

        /// Returns the proposal for content in a frame of a chosen length. Where nothing is proposed and no limit applies, the content keeps
        /// its ideal length.
        func placingProposal(in length: Double, for proposal: Double?) -> Double? {
            let isFree = ideal == nil && proposal == nil && least ?? -1 < length && length < most ?? .infinity
            return isFree ? nil : length
        }
    }

    public var horizontal: Limits
    public var vertical: Limits
    public var alignment: Alignment

    public init(horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let (width, height) = (horizontal.ownLength(for: proposal.width), vertical.ownLength(for: proposal.height))
        if let width, let height { return Size(width, height) }
        let inner = ProposedSize(horizontal.proposal(for: proposal.width), vertical.proposal(for: proposal.height))
        let content = children.first?.size(for: inner) ?? .zero
        return Size(
            width ?? horizontal.length(around: content.width, proposal: inner.width),
            height ?? vertical.length(around: content.height, proposal: inner.height))
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let inner = ProposedSize(
            horizontal.placingProposal(in: size.width, for: proposal.width), vertical.placingProposal(in: size.height, for: proposal.height)
        )
        return children.map { Place(of: $0, in: size, alignment: alignment, proposal: inner) }
    }
}

/// Content of its ideal size on some axes, whatever is proposed.
public struct FixedSizeRule: LayoutRule {
    public var horizontal: Bool
    public var vertical: Bool

    public init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: inner(proposal)) ?? .zero }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, inner(proposal)) }
    }

    public func priority(of children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
}

/// Content that is offered a size of one ratio: the largest inside the proposal, or the smallest that fills it.
public struct AspectRatioRule: LayoutRule {
    /// The width divided by the height; `nil` is that of the content's ideal size.
    public var ratio: Double?
    public var fits: Bool

    public init(_ ratio: Double? = nil, fits: Bool) {
        self.ratio = ratio
        self.fits = fits
    }

    private func inner(_ proposal: ProposedSize, _ child: LayoutNode) -> ProposedSize {
        guard proposal != .unspecified else { return proposal }
        let shape: Size
        if let ratio {
            shape = Size(ratio, 1)
        } else {
            shape = child.size(for: .unspecified)
        }
        // A length that is not proposed limits nothing.
        let scales = Axis.allCases.compactMap { axis in proposal[axis].map { shape[axis] == 0 ? .infinity : $0 / shape[axis] } }
        guard let scale = fits ? scales.min() : scales.max() else { return proposal }
        return ProposedSize(shape.width * scale, shape.height * scale)
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        children.first.map { $0.size(for: inner(proposal, $0)) } ?? .zero
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { Place(of: $0, in: size, alignment: .center, proposal: inner(proposal, $0)) }
    }
}
