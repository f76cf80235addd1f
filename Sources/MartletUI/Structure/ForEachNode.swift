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
    /// The row whose node is being made, and is not among the rows yet.
    private var rowBeingMade: RowKey<ID>?

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

    override func evaluate() {
        // A binding's data is what there is now, which may be more or less than when the view was made.
        if !isLazy || window.upperBound > view.data.count { window = nextWindow(for: view) }
        fillWindow()
    }

    // MARK: The window

    /// Where the window stands in a changed collection: it goes where its rows went, takes in what came between them, and, where it reached
    /// an end of the collection, what came there.
    private func nextWindow(for next: ForEach<Data, ID, Content>) -> Range<Int> {
        let count = next.data.count
        guard isLazy else { return 0..<count }
        let growth = count - view.data.count
        let wasAtEnd = window.upperBound == view.data.count
        var lower = window.lowerBound
        var upper = window.upperBound
        let first = place(of: rows.first, in: next, near: [lower, lower + growth])
        let last = place(of: rows.last, in: next, near: [upper - 1, upper - 1 + growth])
        switch (first, last) {
        case (let first?, let last?) where first <= last: (lower, upper) = (first, last + 1)
        case (let first?, _): (lower, upper) = (first, first + window.count)
        case (_, let last?): (lower, upper) = (last + 1 - window.count, last + 1)
        default:
            let shift = lower == 0 ? 0 : commonShift(in: next)
            (lower, upper) = (lower + shift, upper + shift)
        }
        let few = viewGraph.initialRowCount
        if window.lowerBound == 0, lower <= few { lower = 0 }
        if wasAtEnd, count - upper <= few { upper = count }
        if upper - lower > Self.windowLimit {
            if wasAtEnd, lower > 0 { lower = upper - Self.windowLimit } else { upper = lower + Self.windowLimit }
        }
        if upper - lower < few / 2 { upper = lower + few }
        let length = min(upper - lower, count)
        lower = max(0, min(lower, count - length))
        return lower..<(lower + length)
    }

    /// The place of a row in another collection, if it is one of a few.
    private func place(of row: Row?, in next: ForEach<Data, ID, Content>, near places: [Int]) -> Int? {
        guard let row else { return nil }
        return places.first { place in
            place >= 0 && place < next.data.count
                && next.identity(next.data[next.data.index(next.data.startIndex, offsetBy: place)]) == row.key.id
        }
    }

    /// How far most rows have moved in another collection. Looks at all of it: asked only where a guess has failed.
    private func commonShift(in next: ForEach<Data, ID, Content>) -> Int {
        var places: [ID: Int] = [:]
        for (index, row) in rows.enumerated() where places[row.key.id] == nil { places[row.key.id] = window.lowerBound + index }
        var shifts: [Int] = []
        for (place, element) in next.data.enumerated() {
            if let old = places[next.identity(element)] { shifts.append(place - old) }
        }
        return shifts.isEmpty ? 0 : shifts.sorted()[shifts.count / 2]
    }

    // MARK: Rows

    /// Makes, updates, moves and ends rows so that they are those of the window.
    private func fillWindow() {
        let made = observing { makeViews() }
        var head = 0
        while head < rows.count, head < made.count, rows[head].key == made[head].key {
            rows[head].node.update(made[head].view)
            head += 1
        }
        let structureChanged = head < max(rows.count, made.count)
        if structureChanged { replaceRows(from: head, by: made[head...]) }
        if updateGaps() || structureChanged { elementsChanged() }
    }

    /// Makes all rows from a place on anew, with the nodes of those that were there.
    private func replaceRows(from head: Int, by made: ArraySlice<(key: RowKey<ID>, view: Content)>) {
        var old: [RowKey<ID>: ViewNode<Content>] = [:]
        old.reserveCapacity(rows.count - head)
        for row in rows[head...] { old[row.key] = row.node }
        var next = Array(rows[..<head])
        next.reserveCapacity(made.endIndex)
        for item in made {
            if let node = old.removeValue(forKey: item.key) {
                node.update(item.view)
                next.append(Row(key: item.key, node: node))
            } else {
                rowBeingMade = item.key
                next.append(Row(key: item.key, node: Content._makeNode(item.view, at: placeForChild)))
            }
        }
        rowBeingMade = nil
        rows = next
        for node in old.values { node.unmount() }
    }

    private func makeViews() -> [(key: RowKey<ID>, view: Content)] {
        // How often each id was met. As long as the ids are those of the rows in place, so are the keys, and nothing is counted.
        var seen: [ID: Int]?
        var made: [(key: RowKey<ID>, view: Content)] = []
        made.reserveCapacity(window.count)
        let start = view.data.index(view.data.startIndex, offsetBy: window.lowerBound)
        for element in view.data[start...].prefix(window.count) {
            let id = view.identity(element)
            if seen == nil, made.count < rows.count, rows[made.count].key.id == id {
                made.append((rows[made.count].key, view.content(element)))
                continue
            }
            var counts = seen.take() ?? made.reduce(into: [:]) { counts, item in counts[item.key.id, default: 0] += 1 }
            let copy = counts[id, default: 0]
            counts[id] = copy + 1
            seen = counts
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

    var rowCount: Int { view.data.count }

    func offset(ofRow child: AnyViewNode) -> Int? {
        rows.firstIndex { $0.node === child }.map { $0 + window.lowerBound }
    }

    func id(ofRow child: AnyViewNode) -> AnyHashable? {
        (rows.first { $0.node === child }?.key ?? rowBeingMade).map { AnyHashable($0.id) }
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
