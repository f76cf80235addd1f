/// Leads to the elements of a collection, by their ids.
final class ElementsBranch<Upper, Elements: RandomAccessCollection>: PlaceBranch<Upper> where Elements.Element: Identifiable {
    typealias Element = Elements.Element
    typealias ID = Element.ID

    let path: KeyPath<Upper, Elements>
    private var places = PurgingTable<ID, Weak<StatePlace<Element>>>()
    private var presences = PurgingTable<ID, Weak<Watch<Upper>>>()
    private weak var order: Watch<Upper>?
    private weak var upper: StatePlace<Upper>?
    private let comparison: StateComparison
    private let comparator = ValueComparator<Element>()
    /// The offset of each element; `nil` if unknown.
    private var offsets: [ID: Int]?

    init(_ path: KeyPath<Upper, Elements>, below upper: StatePlace<Upper>) {
        self.path = path
        self.upper = upper
        comparison = upper.comparison
    }

    // MARK: Reading

    /// Returns the place of an element; `nil` if there is no such element.
    func place(of id: ID) -> StatePlace<Element>? {
        guard let upper else { return nil }
        let offset = upper.withValue { self.offset(of: id, in: $0[keyPath: path], guess: 0) }
        guard let offset else { return nil }
        if let place = places[id]?.object { return place }
        let place = StatePlace(ElementSource(upper, self, id, offset), upper.comparison)
        places[id] = Weak(place)
        return place
    }

    /// Makes the view that is being evaluated depend on whether an element exists.
    func observePresence(of id: ID) {
        guard let upper else { return }
        if let watch = presences[id]?.object { return upper.observe(watch) }
        var watch = ElementsWatch(self)
        upper.observe(watch)
        if !isKnownUniquelyReferenced(&watch) { presences[id] = Weak(watch) }
    }

    /// Makes the view that is being evaluated depend on which elements exist and in which order.
    func observeOrder() {
        guard let upper else { return }
        if let order { return upper.observe(order) }
        let watch = ElementsWatch(self)
        upper.observe(watch)
        order = watch
    }

    fileprivate func offset(of id: ID, in elements: Elements, guess: Int) -> Int? {
        if elements.holds(id, at: guess) { return guess }
        if let offset = offsets?[id], elements.holds(id, at: offset) { return offset }
        if let offsets, offsets[id] == nil { return nil }
        let offsets = Dictionary(zip(elements.lazy.map(\.id), 0...)) { first, _ in first }
        self.offsets = offsets
        return offsets[id]
    }

    // MARK: Comparing

    override var isExpired: Bool { order == nil && !places.hasLive && !presences.hasLive }

    override var entryCount: Int {
        places.live.compactMap(\.object).reduce(places.count + presences.count) { $0 + $1.entryCount }
    }

    override func noteRemoval() {
        for place in places.live { place.object?.noteRemoval() }
    }

    override func update(from old: Upper, to new: Upper) {
        old[keyPath: path].withBuffer { old in new[keyPath: path].withBuffer { new in update(from: old, to: new) } }
    }

    /// Compares the common prefix and suffix by offset, as long as the ids match. Elements in between were inserted, removed or moved.
    private func update(from old: UnsafeBufferPointer<Element>, to new: UnsafeBufferPointer<Element>) {
        if old.count == new.count, old.baseAddress == new.baseAddress { return }
        let common = min(old.count, new.count)
        var prefix = 0
        while prefix < common, old[prefix].id == new[prefix].id { prefix += 1 }
        var suffix = 0
        while suffix < common - prefix, old[old.count - 1 - suffix].id == new[new.count - 1 - suffix].id { suffix += 1 }
        compare(old[..<prefix], new[..<prefix])
        compare(old[(old.count - suffix)...], new[(new.count - suffix)...])
        if prefix + suffix < max(old.count, new.count) {
            rearrange(from: old[prefix..<(old.count - suffix)], to: new[prefix..<(new.count - suffix)])
        }
    }

    /// Compares elements that have the same ids in both slices.
    private func compare(_ old: Slice<UnsafeBufferPointer<Element>>, _ new: Slice<UnsafeBufferPointer<Element>>) {
        guard !places.isEmpty, !new.isEmpty else { return }
        let (old, new) = (UnsafeBufferPointer(rebasing: old), UnsafeBufferPointer(rebasing: new))
        let firstDifference = comparator.firstDifference
        if firstDifference != nil { comparison.countComparisons(new.count) }
        var index = 0
        while true {
            index = firstDifference?(old, new, index) ?? index
            guard index < new.count else { return }
            places[new[index].id]?.object?.update(from: old[index], to: new[index])
            index += 1
        }
    }

    private func rearrange(from old: Slice<UnsafeBufferPointer<Element>>, to new: Slice<UnsafeBufferPointer<Element>>) {
        offsets = nil
        scheduleNotification(of: order)
        let before = Dictionary(zip(old.lazy.map(\.id), old.indices)) { first, _ in first }
        var arrived: Set<ID> = []
        for (index, element) in zip(new.indices, new) where arrived.insert(element.id).inserted {
            if let offset = before[element.id] {
                compare(old[offset...offset], new[index...index])
            } else {
                places[element.id]?.object?.restore(element)
                scheduleNotification(of: presences[element.id]?.object)
            }
        }
        for (id, offset) in before where !arrived.contains(id) {
            places[id]?.object?.remove(last: old[offset])
            scheduleNotification(of: presences[id]?.object)
        }
    }

    private func scheduleNotification(of watch: Watch<Upper>?) {
        guard let watch, let upper else { return }
        comparison.addChange { watch.notify(in: upper) }
    }
}

/// A watch on a collection's order or an element's presence. It keeps the branch alive, which does the comparison.
private final class ElementsWatch<Value>: Watch<Value> {
    private let branch: PlaceBranch<Value>

    init(_ branch: PlaceBranch<Value>) { self.branch = branch }
}

private final class ElementSource<Upper, Elements: RandomAccessCollection>: PlaceSource where Elements.Element: Identifiable {
    private let upper: StatePlace<Upper>
    private let branch: ElementsBranch<Upper, Elements>
    private let id: Elements.Element.ID
    private var offset: Int

    init(_ upper: StatePlace<Upper>, _ branch: ElementsBranch<Upper, Elements>, _ id: Elements.Element.ID, _ offset: Int) {
        self.upper = upper
        self.branch = branch
        self.id = id
        self.offset = offset
    }

    func withValue<Result>(_ body: (Elements.Element) -> Result) -> Result? {
        upper.withValue {
            let elements = $0[keyPath: branch.path]
            guard let offset = branch.offset(of: id, in: elements, guess: offset) else { return nil }
            self.offset = offset
            return body(elements.element(at: offset))
        }
    }
}

extension RandomAccessCollection {
    fileprivate func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

    /// Calls `body` with the elements in contiguous memory. Two buffers with the same address and count have the same elements.
    fileprivate func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        withContiguousStorageIfAvailable(body) ?? ContiguousArray(self).withUnsafeBufferPointer(body)
    }
}

extension RandomAccessCollection where Element: Identifiable {
    fileprivate func holds(_ id: Element.ID, at offset: Int) -> Bool { offset < count && element(at: offset).id == id }
}
