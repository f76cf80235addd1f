import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// What a layout has decided about its container, for the host.
struct ContainerLayout: Equatable {
    var size: CGSize
    var fillsWidth: Bool
    var fillsHeight: Bool
    var isMeasured: Bool
    /// The question for the host: ``Attribute/proposals``.
    var question: [Double]
}

/// Runs the layout of one container with the sizes that are known, and asks the host for those that are not.
///
///     views change ──▶ layout, with estimates ──▶ question ──▶ the page measures
///                      layout, with sizes     ◀── report   ◀──┘
///
/// A layout can ask for other sizes with each report. After some reports without any other change it gets no more answers, but estimates.
@MainActor
final class Arranger: Source {
    /// What a layout depends on beside its views.
    struct Surroundings: Equatable {
        var window = CGSize.zero
        var direction = LayoutDirection.leftToRight
    }

    private weak var container: (any ElementOwner)?
    private var layout: AnyLayout?
    private var cache: AnyLayout.Cache?
    private var surroundings = Surroundings()
    private var isScheduled = false

    private let sizes = ViewSizes()
    private var places: [ObjectIdentifier: PlaceSource] = [:]
    private var owners: [ObjectIdentifier] = []

    /// The proposals of the question, and its number.
    private var proposals: [ProposedViewSize] = []
    private var question = 0
    /// The size that the container is offered; `nil` until the host has reported it. An infinite length is unlimited.
    private var offer: CGSize?
    private var isMeasured = false
    /// The number of reports since the views, their sizes or the offered size have changed.
    private var rounds = 0
    private var decision: ContainerLayout?

    private static let roundLimit = 6
    private static let proposalLimit = 16
    /// A layout that takes all of this in one direction fills its container.
    private static let vast: CGFloat = 10_000

    /// The last decision of the layout. The node being evaluated depends on it.
    func read() -> ContainerLayout? {
        wasRead()
        return decision
    }

    // MARK: Changes

    /// - Parameter layout: `nil` if the host knows the layout.
    func update(_ layout: AnyLayout?, of container: any ElementOwner, in surroundings: Surroundings) {
        self.container = container
        self.layout = layout
        self.surroundings = surroundings
        schedule()
    }

    /// Writes the place of a view to its element.
    func place(_ element: inout ElementWriter) {
        guard let owner = element.node else { return }
        if let place = source(of: ObjectIdentifier(owner)).read() { element.add(place) }
        // The view may have another value for the layout.
        schedule()
    }

    /// Runs the layout when all views are evaluated.
    func schedule() {
        guard let container, !isScheduled else { return }
        isScheduled = true
        let graph = container.graph
        graph.whenSettling { [weak self] in
            guard let self else { return }
            isScheduled = false
            let outer = Graph.ambientTransaction
            // The views move with the animation of the change.
            Graph.ambientTransaction = graph.transaction ?? outer
            arrange()
            Graph.ambientTransaction = outer
        }
    }

    private func source(of owner: ObjectIdentifier) -> PlaceSource {
        if let known = places[owner] { return known }
        let new = PlaceSource()
        places[owner] = new
        return new
    }

    // MARK: Reports

    /// Stores the answer of a host: ``Action/arrange``.
    func report(_ value: Value?) {
        let list = value?.listValue ?? []
        guard list.count == owners.count + 3, list[0].doubleValue == Double(question) else { return }
        guard let width = list[1].doubleValue, let height = list[2].doubleValue else { return }
        var isNews = false
        for (owner, lengths) in zip(owners, list.dropFirst(3)) {
            let lengths = lengths.listValue?.compactMap(\.doubleValue) ?? []
            guard lengths.count == proposals.count * 2 else { return }
            for (index, proposal) in proposals.enumerated() {
                // Only a view that is offered all space can fill it.
                let size = CGSize(
                    width: Self.length(lengths[2 * index], canBeInfinite: proposal.width == .infinity),
                    height: Self.length(lengths[2 * index + 1], canBeInfinite: proposal.height == .infinity))
                if sizes.store(size, of: owner, for: proposal) { isNews = true }
            }
        }
        let offer = CGSize(width: Self.length(width), height: height < 0 ? .infinity : Self.length(height))
        rounds = isNews || offer != self.offer ? 0 : rounds + 1
        self.offer = offer
        schedule()
    }

    /// Returns a reported length. The greatest that a host can report stands for infinity.
    private static func length(_ reported: Double, canBeInfinite: Bool = true) -> CGFloat {
        reported >= 1_000_000 && canBeInfinite ? .infinity : min(max(reported, 0), 1_000_000)
    }

    // MARK: Layout

    private func arrange() {
        guard let container, container.isMounted else { return }
        guard let layout else {
            for source in places.values { source.write(nil) }
            return
        }
        let views = container.element.contentChildren.compactMap { element in
            element.target.map { ArrangedView(element, owner: ObjectIdentifier($0), sizes: sizes) }
        }
        let hasOtherViews = views.map(\.owner) != owners
        if hasOtherViews { forgetOthers(than: views) }
        let subviews = LayoutSubviews(views.map { LayoutSubview($0) }, layoutDirection: surroundings.direction)

        sizes.beginNoting()
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        layout.updateCache(&cache, subviews: subviews)
        sizes.isNoting = false
        let vast = ProposedViewSize(width: Self.vast, height: Self.vast)
        let greatest = layout.sizeThatFits(proposal: vast, subviews: subviews, cache: &cache)
        sizes.isNoting = true

        let isUnlimited = container.element.unlimitedAxes
        let fillsWidth = !isUnlimited.contains(.horizontal) && !(greatest.width < Self.vast)
        let fillsHeight = !isUnlimited.contains(.vertical) && !(greatest.height < Self.vast)
        let offer = offer ?? CGSize(width: max(surroundings.window.width - 32, 0), height: surroundings.window.height)
        let proposal = ProposedViewSize(
            width: isUnlimited.contains(.horizontal) || offer.width == .infinity ? nil : offer.width,
            height: isUnlimited.contains(.vertical) || offer.height == .infinity ? nil : offer.height)
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).bounded
        layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        self.cache = cache

        // A container that fills its surroundings is larger than its layout if that leaves space.
        let left = CGSize(
            width: fillsWidth ? (offer.width - size.width) / 2 : 0, height: fillsHeight ? (offer.height - size.height) / 2 : 0)
        for view in views { source(of: view.owner).write(place(of: view, in: size, left)) }
        let isComplete = ask(about: views) && self.offer != nil
        isMeasured = isMeasured || isComplete
        let width = greatest.width.isFinite ? Double(min(max(greatest.width, size.width), Self.vast)) : Self.vast
        let new = ContainerLayout(
            size: size, fillsWidth: fillsWidth, fillsHeight: fillsHeight, isMeasured: isMeasured,
            question: [Double(question), width] + proposals.flatMap { [Self.number($0.width), Self.number($0.height)] })
        guard new != decision else { return }
        decision = new
        changed()
    }

    private func forgetOthers(than views: [ArrangedView]) {
        owners = views.map(\.owner)
        let known = Set(owners)
        // A view that is about to be inserted has read its place already.
        places = places.filter { known.contains($0.key) || $0.value.isRead }
        sizes.keep(known)
        question += 1
        rounds = 0
    }

    /// Adds what the layout needed to the question.
    ///
    /// - Returns: Whether nothing is open.
    private func ask(about views: [ArrangedView]) -> Bool {
        let missing = sizes.needed.filter { proposal in !views.allSatisfy { sizes.isMeasured($0, for: proposal) } }
        guard !missing.isEmpty, rounds < Self.roundLimit else { return true }
        let new = missing.filter { !proposals.contains($0) }
        guard !new.isEmpty else { return false }
        proposals += new
        // Those of earlier sizes of the container are no longer needed.
        if proposals.count > Self.proposalLimit {
            proposals = Array(sizes.needed.prefix(Self.proposalLimit))
            sizes.keep(Set(proposals + [.unspecified]))
        }
        question += 1
        return false
    }

    private func place(of view: ArrangedView, in size: CGSize, _ offset: CGSize) -> Placed {
        let placement =
            view.placement
            ?? .init(position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
        let own = view.size(for: placement.proposal).bounded
        let x = placement.position.x - placement.anchor.x * own.width + offset.width
        let y = placement.position.y - placement.anchor.y * own.height + offset.height
        return Placed(x: x.boundedPlace, y: y.boundedPlace, width: own.width, height: own.height)
    }

    private static func number(_ length: CGFloat?) -> Double { length.map { $0.isFinite ? Double($0) : -2 } ?? -1 }
}

/// The place of one view, which the view's node reads.
@MainActor
private final class PlaceSource: Source {
    private var place: Placed?

    func read() -> Placed? {
        wasRead()
        return place
    }

    func write(_ new: Placed?) {
        guard new != place else { return }
        place = new
        changed()
    }
}

extension CGFloat {
    /// The coordinate, if a page can show it.
    fileprivate var boundedPlace: Double { isFinite ? Double(Swift.min(Swift.max(self, -100_000), 100_000)) : 0 }
}

extension CGSize {
    /// The size, if a page can show it.
    fileprivate var bounded: CGSize {
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), 100_000) }
        return CGSize(width: bounded(width), height: bounded(height))
    }
}

extension Element {
    /// The axes along which a scroll view or a list around the element offers unlimited space.
    fileprivate var unlimitedAxes: Axis.Set {
        var open: Axis.Set = [.horizontal, .vertical]
        var unlimited: Axis.Set = []
        var next: Element? = self
        while let element = next, !open.isEmpty {
            for frame in element.modifiers.lazy.compactMap({ $0.as(Frame.self) }) {
                if frame.maxWidth ?? .infinity < .infinity { open.remove(.horizontal) }
                if frame.maxHeight ?? .infinity < .infinity { open.remove(.vertical) }
            }
            if element !== self {
                let scrolls: Axis.Set =
                    switch element.kind {
                    case .scroll where element[.axes] == "both": [.horizontal, .vertical]
                    case .scroll where element[.axes] == "horizontal": .horizontal
                    case .scroll, .list, .form: .vertical
                    default: []
                    }
                unlimited.formUnion(scrolls.intersection(open))
                open.subtract(scrolls)
                if [.screen, .sheet, .root].contains(element.kind) { break }
            }
            next = element.parent
        }
        return unlimited
    }
}
