import MartletElements
import MartletGraph
import OrderedCollections

/// The node of a `ForEach`. It keeps a child node for each row, by identity.
///
/// In a lazy container it creates only the rows of a window. One gap element replaces the rows before the window and one those after it.
/// When the user scrolls near a gap, the host requests its rows. Rows that leave the window are unmounted; their views take their
/// state again when they come back.
///
///     gap(0…119)  row 120 … row 239  gap(240…9999)
@MainActor
final class ForEachNode<Data, ID, Content>: ViewNode<ForEach<Data, ID, Content>>, ActionTarget, RowOwner, IdentityNode
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    private var view: ForEach<Data, ID, Content>
    private var rows = RowTable<ID>()
    /// The offsets in the collection of the rows that exist.
    private var window: Range<Int>
    /// The number of elements when the window was last filled. A binding's collection knows only the current number.
    private var filledCount = 0
    /// The window when it was last filled.
    private var filledWindow = 0..<0
    private let isLazy: Bool
    private var gapBefore: Element?
    private var gapAfter: Element?
    private var warnedIDs: Set<ID> = []
    /// The row whose node is being created and is not in `rows` yet.
    private var rowBeingCreated: RowKey<ID>?
    /// The state of rows that are in the data but not in the window, the oldest first.
    private var keptRows: OrderedDictionary<RowKey<ID>, RowState> = [:]
    /// Whether the closure that creates the rows' views has read state, so that equal data can produce different views.
    private var rowsReadState = false

    private struct RowView {
        let key: RowKey<ID>
        let view: Content
    }

    /// The maximum number of rows that a lazy container keeps.
    private static var windowLimit: Int { 160 }
    /// The maximum number of rows outside the window whose state is kept.
    private static var keptLimit: Int { 1000 }

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        window = 0..<0
        isLazy = place.enclosesLazily
        super.init(at: place)
        window = 0..<min(view.data.count, isLazy ? viewGraph.initialRowCount : .max)
        fillWindow()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        let old = self.view
        let oldWindow = window
        window = nextWindow(for: view)
        self.view = view
        guard !isDirty, !rowsReadState, !rows.hasDuplicateIDs, view.makesSameRows(as: old) else { return fillWindow() }
        let same = view.unchanged(in: window, old, in: oldWindow)
        if window == oldWindow, rows.count == window.count {
            let between = (window.lowerBound + same.head)..<(window.upperBound - same.tail)
            let changed = between.filter { !view.hasSameElement(as: old, at: $0) }
            if changed.count <= between.count / 2, fill(changed.map { $0 - window.lowerBound }) { return }
        }
        if addsDuplicateIDs(between: same) { fillWindow() } else { fillWindow(keeping: same) }
    }

    override func evaluate() {
        // A binding's data is the current collection, whose count may have changed since the view was created.
        if view.data.count != filledCount { window = nextWindow(for: view) }
        fillWindow()
    }

    // MARK: The window

    /// Returns the window in a changed collection. It contains the same rows and those inserted between them. If it reached an end of the
    /// collection, it also contains the rows added at that end.
    private func nextWindow(for next: ForEach<Data, ID, Content>) -> Range<Int> {
        let count = next.data.count
        guard isLazy, !windowStays(in: next) else { return isLazy ? window : 0..<count }
        let growth = count - filledCount
        let wasAtEnd = window.upperBound == filledCount
        var lower = window.lowerBound
        var upper = window.upperBound
        let first = place(of: rows.ids.first, in: next, near: [lower, lower + growth])
        let last = place(of: rows.ids.last, in: next, near: [upper - 1, upper - 1 + growth])
        switch (first, last) {
        case (let first?, let last?) where first <= last: (lower, upper) = (first, last + 1)
        case (let first?, _): (lower, upper) = (first, first + window.count)
        case (_, let last?): (lower, upper) = (last + 1 - window.count, last + 1)
        default:
            let shift = lower == 0 ? 0 : medianShift(in: next)
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

    /// Whether the changed collection has the same count, and the same first and last row in the window.
    private func windowStays(in next: ForEach<Data, ID, Content>) -> Bool {
        guard next.data.count == filledCount, rows.count == window.count, !rows.isEmpty else { return false }
        return next.id(at: window.lowerBound) == rows.ids[0] && next.id(at: window.upperBound - 1) == rows.ids[rows.count - 1]
    }

    /// Returns the first of the candidate offsets at which the changed collection has the row.
    private func place(of row: ID?, in next: ForEach<Data, ID, Content>, near places: [Int]) -> Int? {
        guard let row else { return nil }
        for place in places where place >= 0 && place < next.data.count && next.id(at: place) == row { return place }
        return nil
    }

    /// Returns the median distance by which the rows have moved in the changed collection. This reads the whole collection, so it is used
    /// only if the first and the last row of the window cannot be found nearby.
    private func medianShift(in next: ForEach<Data, ID, Content>) -> Int {
        var places: [ID: Int] = [:]
        for (index, id) in rows.ids.enumerated() where places[id] == nil { places[id] = window.lowerBound + index }
        var shifts: [Int] = []
        for (place, element) in next.data.enumerated() {
            if let old = places[next.identity.id(element)] { shifts.append(place - old) }
        }
        return shifts.isEmpty ? 0 : shifts.sorted()[shifts.count / 2]
    }

    // MARK: Rows

    /// Creates, updates, moves and unmounts rows until they match the window.
    ///
    /// - Parameter ends: The numbers of unchanged rows at the beginning and at the end; these are skipped.
    private func fillWindow(keeping ends: (head: Int, tail: Int) = (0, 0)) {
        let made = makeViews(ends.head..<(window.count - ends.tail), replacing: ends.head..<(rows.count - ends.tail))
        var head = ends.head
        var oldEnd = rows.count - ends.tail
        var newEnd = made.count
        while head < oldEnd, head - ends.head < newEnd, rows.isKey(made[head - ends.head].key, at: head) {
            node(at: head).update(made[head - ends.head].view)
            head += 1
        }
        while oldEnd > head, newEnd > head - ends.head, rows.isKey(made[newEnd - 1].key, at: oldEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
        }
        let structureChanged = head < oldEnd || head - ends.head < newEnd
        let change = structureChanged ? replaceRows(in: head..<oldEnd, by: made[(head - ends.head)..<newEnd]) : nil
        let shift = rows.count - ends.tail - made.count
        while newEnd < made.count {
            node(at: shift + newEnd).update(made[newEnd].view)
            newEnd += 1
        }
        finishFilling(structureChanged, change)
    }

    /// Updates only the rows at `places`; all others are unchanged.
    ///
    /// - Returns: Whether the rows were updated. If an id would occur twice, returns `false` and changes nothing.
    private func fill(_ places: [Int]) -> Bool {
        let ids = places.map { view.id(at: window.lowerBound + $0) }
        var old: [ID: AnyViewNode] = [:]
        for place in places { old[rows.ids[place]] = rows.nodes[place] }
        let new = Set(ids.filter { old[$0] == nil })
        guard Set(ids).count == ids.count, new.isEmpty || !rows.ids.contains(where: new.contains) else { return false }
        let views = observing { places.map { view.content(view.element(at: window.lowerBound + $0)) } }
        rowsReadState = hasDependencies || observation != nil
        var structureChanged = false
        for (index, place) in places.enumerated() {
            let id = ids[index]
            if rows.ids[place] != id { structureChanged = true }
            if let node = old.removeValue(forKey: id) {
                unsafeDowncast(node, to: ViewNode<Content>.self).update(views[index])
                rows.set(id, node, at: place)
            } else {
                rows.set(id, makeRow(views[index], RowKey(id: id, occurrence: 0)), at: place)
            }
        }
        rowBeingCreated = nil
        for node in old.values { node.unmount() }
        finishFilling(structureChanged)
        return true
    }

    /// - Parameter change: The rows that changed; `nil` updates the elements of all rows.
    private func finishFilling(_ structureChanged: Bool, _ change: RowsChange? = nil) {
        let gapsAreSame = filledWindow == window && filledCount == view.data.count
        filledCount = view.data.count
        filledWindow = window
        if !gapsAreSame && updateGaps() { elementsChanged() } else if structureChanged { elementsChanged(change) }
        if structureChanged { viewsMoved() }
    }

    /// Replaces the rows in a range; rows with the same key keep their nodes.
    private func replaceRows(in range: Range<Int>, by made: ArraySlice<RowView>) -> RowsChange {
        var change = RowsChange(replacing: rows.nodes, in: range)
        var old: [RowKey<ID>: ViewNode<Content>] = [:]
        old.reserveCapacity(range.count)
        var offsets: [RowKey<ID>: Int] = [:]
        for place in range {
            old[rows.key(at: place)] = node(at: place)
            if isLazy { offsets[rows.key(at: place)] = filledWindow.lowerBound + place }
        }
        var next: [(key: RowKey<ID>, node: AnyViewNode)] = []
        next.reserveCapacity(made.count)
        for item in made {
            if let node = old.removeValue(forKey: item.key) {
                node.update(item.view)
                next.append((item.key, node))
            } else {
                next.append((item.key, makeRow(item.view, item.key)))
            }
        }
        rowBeingCreated = nil
        change.nodes = next.map(\.node)
        for (key, node) in old { if let offset = offsets[key] { keepState(of: node, key, before: offset) } }
        rows.replace(range, with: next)
        for node in old.values { node.unmount() }
        return change
    }

    private func makeRow(_ view: Content, _ key: RowKey<ID>) -> ViewNode<Content> {
        rowBeingCreated = key
        guard !keptRows.isEmpty, let state = keptRows.removeValue(forKey: key) else { return Content._makeNode(view, at: placeForChild) }
        return viewGraph.giving(state) { Content._makeNode(view, at: placeForChild) }
    }

    /// Keeps the state of a row that leaves the window, unless the row is no longer in the data.
    ///
    /// - Parameter offset: The row's offset before the data changed.
    private func keepState(of row: ViewNode<Content>, _ key: RowKey<ID>, before offset: Int) {
        guard let state = RowState(of: row, in: self) else { return }
        let growth = view.data.count - filledCount
        guard place(of: key.id, in: view, near: [offset, offset + growth]) != nil else { return }
        if keptRows.count == Self.keptLimit { keptRows.removeFirst() }
        keptRows[key] = state
    }

    /// Creates the views of some rows of the window. They replace the rows at `old`.
    private func makeViews(_ places: Range<Int>, replacing old: Range<Int>) -> [RowView] {
        // No view is created, so `rowsReadState` keeps its value.
        if places.isEmpty, !old.isEmpty || !rows.isEmpty { return [] }
        let made = observing { makeViews(from: window.lowerBound + places.lowerBound, count: places.count, replacing: old) }
        rowsReadState = hasDependencies || observation != nil
        return made
    }

    /// - Parameter old: The rows to replace. As long as the ids are the same in the same order, their keys are reused.
    private func makeViews(from first: Int, count: Int, replacing old: Range<Int>) -> [RowView] {
        // The number of occurrences of each id so far; `nil` until an id differs from that of the old row at its place.
        var seen: [ID: Int]?
        var made: [RowView] = []
        made.reserveCapacity(count)
        // Reads the count even if no view is created: for a binding's data, this records a dependency, so added elements cause an update.
        let count = max(0, min(count, view.data.count - first))
        for offset in first..<(first + count) {
            let element = view.element(at: offset)
            let id = view.identity.id(element)
            let place = old.lowerBound + made.count
            if seen == nil, place < old.upperBound, rows.ids[place] == id {
                made.append(RowView(key: rows.key(at: place), view: view.content(element)))
                continue
            }
            var counts = seen.take() ?? made.reduce(into: [:]) { counts, item in counts[item.key.id, default: 0] += 1 }
            let occurrence = counts[id, default: 0]
            counts[id] = occurrence + 1
            seen = counts
            if occurrence > 0 { warn(ofDuplicate: id) }
            made.append(RowView(key: RowKey(id: id, occurrence: occurrence), view: view.content(element)))
        }
        return made
    }

    /// Whether an id between the unchanged ends also occurs elsewhere. Then the occurrences of all ids in the window must be counted.
    private func addsDuplicateIDs(between ends: (head: Int, tail: Int)) -> Bool {
        let (start, count) = (window.lowerBound + ends.head, window.count - ends.head - ends.tail)
        let old = ends.head..<(rows.count - ends.tail)
        var same = 0
        while same < min(count, old.count), view.id(at: start + same) == rows.ids[old.lowerBound + same] { same += 1 }
        if same == count { return false }
        var new: Set<ID> = []
        for offset in start..<(start + count) where !new.insert(view.id(at: offset)).inserted { return true }
        for place in old { new.remove(rows.ids[place]) }
        return !new.isEmpty && rows.containsID(of: new, outside: old)
    }

    private func warn(ofDuplicate id: ID) {
        guard warnedIDs.insert(id).inserted else { return }
        viewGraph.warn(
            "ForEach in \(enclosingViewName): several elements have the id \(id). All are displayed, but their rows may exchange their state when "
                + "the data changes. Give each element a unique id.")
    }

    // MARK: Gaps

    private func updateGaps() -> Bool {
        guard isLazy else { return false }
        let before = updateGap(&gapBefore, 0..<window.lowerBound)
        let after = updateGap(&gapAfter, window.upperBound..<view.data.count)
        return before || after
    }

    /// Creates, updates or removes a gap. Returns whether it was created or removed.
    private func updateGap(_ gap: inout Element?, _ range: Range<Int>) -> Bool {
        if range.isEmpty {
            guard let removed = gap else { return false }
            tree.discard(removed)
            gap = nil
            return true
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
            let last = bounds[1].intValue
        else { return }
        // The host's offsets may be outdated, because the collection may have become shorter. A manipulated page can send any numbers.
        let (start, end) = (max(first, 0), min(last, view.data.count - 1))
        guard start <= end else { return }
        reveal(start..<(end + 1))
    }

    /// Extends the window by a range that is not empty, and removes rows at the other end if the window becomes too large.
    private func reveal(_ wanted: Range<Int>) {
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
        for node in rows.nodes { node.collectElements(into: &elements) }
        if let gapAfter { elements.append(gapAfter) }
    }

    override func forEachChild(_ visit: (Node) -> Void) { for node in rows.nodes { visit(node) } }

    override func step(to child: AnyViewNode) -> PlaceStep? { id(ofRow: child).map { .name(String(describing: $0)) } }

    override func didUnmount() {
        super.didUnmount()
        for gap in [gapBefore, gapAfter].compactMap(\.self) {
            gap.target = nil
            tree.discard(gap)
        }
    }

    // MARK: Finding rows

    private func node(at place: Int) -> ViewNode<Content> { unsafeDowncast(rows.nodes[place], to: ViewNode<Content>.self) }

    var rowCount: Int { view.data.count }

    func offset(ofRow child: AnyViewNode) -> Int? {
        rows.place(of: child).map { $0 + window.lowerBound }
    }

    func id(ofRow child: AnyViewNode) -> AnyHashable? {
        (rows.place(of: child).map { rows.ids[$0] } ?? rowBeingCreated?.id).map { AnyHashable($0) }
    }

    func node(identifiedBy id: AnyHashable) -> AnyViewNode? {
        if let place = rows.ids.firstIndex(where: { AnyHashable($0) == id }) { return rows.nodes[place] }
        guard isLazy, let id = id.base as? ID, let place = view.data.firstIndex(where: { view.identity.id($0) == id }) else { return nil }
        let offset = view.data.distance(from: view.data.startIndex, to: place)
        window = max(0, offset - viewGraph.initialRowCount / 2)..<min(view.data.count, offset + viewGraph.initialRowCount / 2 + 1)
        fillWindow()
        return rows.ids.firstIndex(of: id).map { rows.nodes[$0] }
    }
}
