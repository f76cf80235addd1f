import MartletElements
import MartletGraph

/// The life of a `ForEach`: a node for each row, kept by identity.
///
/// In a lazy container only a window of the rows is made, and a gap stands for the others on either side; the host reveals a part of a gap
/// when the user nears it. Rows that fall out of the window end, with their state.
///
///     gap(0…119)  row 120 … row 239  gap(240…9999)
@MainActor
final class ForEachNode<Data, ID, Content>: ViewNode<ForEach<Data, ID, Content>>, ActionTarget, RowOwner, IdentityNode
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    private var view: ForEach<Data, ID, Content>
    private var rows: [Row] = []
    /// The places in the collection whose rows are made.
    private var window: Range<Int>
    private let isLazy: Bool
    private var gapBefore: Element?
    private var gapAfter: Element?
    private var warnedIDs: Set<ID> = []

    private struct Row {
        let key: RowKey<ID>
        let node: ViewNode<Content>
    }

    /// A lazy container keeps at most this many rows.
    private static var windowLimit: Int { 160 }

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        window = 0..<0
        isLazy = place.enclosesLazily
        super.init(at: place)
        window = 0..<min(view.data.count, isLazy ? viewGraph.initialRowCount : .max)
        fillWindow()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        window = nextWindow(for: view)
        self.view = view
        fillWindow()
    }

    override func evaluate() { fillWindow() }

    /// Where the window stands in a changed collection: where its first row went, if that is known, else where it was.
    private func nextWindow(for next: ForEach<Data, ID, Content>) -> Range<Int> {
        let count = next.data.count
        guard isLazy else { return 0..<count }
        let growth = count - view.data.count
        var start = window.lowerBound
        if start > 0, growth != 0, let first = rows.first, start + growth >= 0, start + growth < count,
            next.identity(next.data[next.data.index(next.data.startIndex, offsetBy: start + growth)]) == first.key.id
        {
            start += growth
        }
        let length = max(window.count, min(viewGraph.initialRowCount, count))
        start = max(0, min(start, count - length))
        return start..<min(count, start + length)
    }

    // MARK: Rows

    /// Makes, updates, moves and ends rows so that they are those of the window.
    private func fillWindow() {
        let made = observing { makeViews() }
        var structureChanged = rows.count != made.count
        var old: [RowKey<ID>: ViewNode<Content>] = [:]
        var head = 0
        while head < rows.count, head < made.count, rows[head].key == made[head].key { head += 1 }
        if head < rows.count || head < made.count {
            structureChanged = true
            for row in rows[head...] { old[row.key] = row.node }
        }
        var next: [Row] = []
        next.reserveCapacity(made.count)
        for (index, item) in made.enumerated() {
            if let node = index < head ? rows[index].node : old.removeValue(forKey: item.key) {
                node.update(item.view)
                next.append(Row(key: item.key, node: node))
            } else {
                next.append(Row(key: item.key, node: Content._makeNode(item.view, at: placeForChild)))
            }
        }
        rows = next
        for node in old.values { node.unmount() }
        if updateGaps() || structureChanged { elementsChanged() }
    }

    private func makeViews() -> [(key: RowKey<ID>, view: Content)] {
        var seen: [ID: Int] = [:]
        var made: [(key: RowKey<ID>, view: Content)] = []
        made.reserveCapacity(window.count)
        seen.reserveCapacity(window.count)
        let start = view.data.index(view.data.startIndex, offsetBy: window.lowerBound)
        for element in view.data[start...].prefix(window.count) {
            let id = view.identity(element)
            let copy = seen[id, default: 0]
            seen[id] = copy + 1
            if copy > 0 { warn(of: id) }
            made.append((RowKey(id: id, copy: copy), view.content(element)))
        }
        return made
    }

    private func warn(of id: ID) {
        guard warnedIDs.insert(id).inserted else { return }
        viewGraph.warn(
            "ForEach in \(enclosingViewName): two rows have the id \(id). Both are shown, but which is which may be mixed up when they change. "
                + "Give each element an id of its own.")
    }

    // MARK: Gaps

    private func updateGaps() -> Bool {
        guard isLazy else { return false }
        let before = updateGap(&gapBefore, 0..<window.lowerBound)
        let after = updateGap(&gapAfter, window.upperBound..<view.data.count)
        return before || after
    }

    /// Whether the gap came or went.
    private func updateGap(_ gap: inout Element?, _ range: Range<Int>) -> Bool {
        if range.isEmpty {
            defer { gap = nil }
            return gap != nil
        }
        let isNew = gap == nil
        let element = gap ?? tree.create(.gap)
        gap = element
        element.target = self
        tree.setAttributes([.count: .int(range.count), .first: .int(range.lowerBound)], of: element)
        tree.setActions([.reveal], of: element)
        return isNew
    }

    func perform(_ action: Action, on element: Element, value: Value?) {
        guard action == .reveal, let bounds = value?.listValue, bounds.count == 2, let first = bounds[0].intValue,
            let last = bounds[1].intValue, first <= last
        else { return }
        reveal(first..<(last + 1))
    }

    /// Makes the rows of a range, and lets go of others where the window becomes too large.
    private func reveal(_ range: Range<Int>) {
        let wanted = range.clamped(to: 0..<view.data.count)
        guard !wanted.isEmpty else { return }
        if wanted.upperBound < window.lowerBound || wanted.lowerBound > window.upperBound {
            window = wanted.prefix(Self.windowLimit)
        } else {
            window = min(window.lowerBound, wanted.lowerBound)..<max(window.upperBound, wanted.upperBound)
            if window.count > Self.windowLimit {
                let revealsEnd = wanted.upperBound == window.upperBound
                window = revealsEnd ? window.suffix(Self.windowLimit) : window.prefix(Self.windowLimit)
            }
        }
        invalidate()
    }

    override func collectElements(into elements: inout [Element]) {
        if let gapBefore { elements.append(gapBefore) }
        for row in rows { row.node.collectElements(into: &elements) }
        if let gapAfter { elements.append(gapAfter) }
    }

    override func forEachChild(_ visit: (Node) -> Void) { for row in rows { visit(row.node) } }

    // MARK: Finding rows

    func offset(ofRow child: AnyViewNode) -> Int? {
        rows.firstIndex { $0.node === child }.map { $0 + window.lowerBound }
    }

    func id(ofRow child: AnyViewNode) -> AnyHashable? {
        rows.first { $0.node === child }.map { AnyHashable($0.key.id) }
    }

    func node(identifiedBy id: AnyHashable) -> AnyViewNode? {
        if let row = rows.first(where: { AnyHashable($0.key.id) == id }) { return row.node }
        guard isLazy, let id = id.base as? ID, let place = view.data.firstIndex(where: { view.identity($0) == id }) else { return nil }
        let offset = view.data.distance(from: view.data.startIndex, to: place)
        window = max(0, offset - viewGraph.initialRowCount / 2)..<min(view.data.count, offset + viewGraph.initialRowCount / 2 + 1)
        fillWindow()
        return rows.first { $0.key.id == id }?.node
    }
}

/// A row's identity: its id, and which of the rows with that id it is.
private struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let copy: Int
}

/// A node that knows the place of its rows in a collection.
@MainActor
protocol RowOwner: AnyViewNode {
    /// Where the row that a direct child stands for is in the collection.
    func offset(ofRow child: AnyViewNode) -> Int?
    /// The id of the row that a direct child stands for.
    func id(ofRow child: AnyViewNode) -> AnyHashable?
}

extension Place {
    /// Whether rows made here are made only near what the user sees.
    @MainActor
    var enclosesLazily: Bool {
        guard let parent else { return false }
        return (parent as? any ElementOwner ?? parent.enclosingOwner)?.isLazy ?? false
    }
}
