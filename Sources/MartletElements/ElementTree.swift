/// The elements of one session, and the changes since they were last taken.
@MainActor
public final class ElementTree {
    public let root: Element
    /// The animation for the operations recorded from now on.
    @exclusivity(unchecked) public var motion: Motion?
    @exclusivity(unchecked) private var elements = ElementTable()
    /// The id of the next element. A tree whose page shows elements of an earlier process begins after their ids.
    public private(set) var nextID = 1
    @exclusivity(unchecked) private var outcome = Outcome()
    @exclusivity(unchecked) private var staleLayout = StaleLayout()
    private var watched: (id: ElementID, removed: () -> Void)?
    private var likeAttributes = RecentValues<[Attribute: Value]>()
    private var likeModifiers = RecentValues<[Modifier]>()
    private var likeActions = RecentValues<Set<Action>>()

    public init() {
        root = Element(id: 0, kind: .root)
        root.contentExpansion = .both
        root.expansion = .both
        elements.insert(root)
    }

    /// Begins with another id than 1, before the first element is created.
    public func begin(with id: Int) { nextID = max(nextID, id) }

    public var count: Int { elements.count }

    /// Returns the mounted element with an id.
    public subscript(id: ElementID) -> Element? { elements[id] }

    /// Returns the operations since the last call.
    public func takeOutcome() -> Outcome {
        defer { outcome = Outcome() }
        return outcome
    }

    /// The number of recorded operations.
    public var changeCount: Int { outcome.operations.count }

    /// Whether anything has changed since the outcome was last taken.
    public var hasChanges: Bool { !outcome.isEmpty }

    /// Returns the elements that ``settleLayout()`` must update.
    func takeStaleLayout() -> StaleLayout {
        defer { staleLayout = StaleLayout() }
        return staleLayout
    }

    private func markLayoutStale(_ element: Element) {
        if element.expansion != nil { staleLayout.elements.insert(element.id) }
    }

    private func record(_ operation: Operation) {
        if let motion { outcome.motions[outcome.operations.count] = motion }
        outcome.operations.append(operation)
    }

    // MARK: Changes

    public func create(_ kind: Kind) -> Element {
        let element = Element(id: ElementID(rawValue: nextID), kind: kind)
        nextID += 1
        elements.insert(element)
        record(.create(element.id, kind))
        return element
    }

    public func insert(_ element: Element, into parent: Element, at index: Int) {
        element.parent = parent
        parent.children.insert(element, at: index)
        staleLayout.arrivals.append(element.id)
        record(.insert(element.id, into: parent.id, at: index))
    }

    public func move(_ element: Element, to index: Int) {
        guard let parent = element.parent, let old = parent.children.firstIndex(where: { $0 === element }) else { return }
        parent.children.remove(at: old)
        parent.children.insert(element, at: index)
        staleLayout.rearranged[parent.id, default: []].formUnion([])
        record(.move(element.id, in: parent.id, to: index))
    }

    /// Removes an element and all its descendants. Does nothing if it is removed already.
    public func remove(_ element: Element) {
        guard elements[element.id] === element else { return }
        if let parent = element.parent {
            if let index = parent.children.firstIndex(where: { $0 === element }) { parent.children.remove(at: index) }
            if element.takesRoom { staleLayout.rearranged[parent.id, default: []].formUnion(element.expansion?.asContent ?? []) }
            record(.remove(element.id))
        }
        element.parent = nil
        forget(element)
    }

    /// Removes an element and its descendants if it has no parent. An element with a parent is removed together with the parent.
    public func discard(_ element: Element) {
        if element.parent == nil { remove(element) }
    }

    /// Calls a closure once, when an element is removed. The element takes the place of the one that was watched before.
    public func watch(_ element: Element?, removed: @escaping () -> Void) { watched = element.map { ($0.id, removed) } }

    private func forget(_ element: Element) {
        elements.remove(element)
        if let watched, watched.id == element.id {
            self.watched = nil
            watched.removed()
        }
        element.target = nil
        for child in element.children {
            child.parent = nil
            forget(child)
        }
        element.children = []
    }

    public func setText(_ text: String?, of element: Element) {
        guard element.text != text else { return }
        element.text = text
        record(.setText(element.id, text))
    }

    public func setAttributes(_ attributes: [Attribute: Value], of element: Element) {
        guard element.attributes != attributes else { return }
        let old = element.attributes
        element.attributes = attributes.isEmpty ? attributes : likeAttributes.shared(attributes)
        markLayoutStale(element)
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where old[name] != value {
            record(.setAttribute(element.id, name, value))
        }
        for name in old.keys.sorted() where attributes[name] == nil {
            record(.setAttribute(element.id, name, nil))
        }
    }

    /// Sets one attribute that a host or the layout determines.
    public func setAttribute(_ name: Attribute, to value: Value?, of element: Element) {
        guard element.attributes[name] != value else { return }
        element.attributes[name] = value
        markLayoutStale(element)
        record(.setAttribute(element.id, name, value))
    }

    /// Records a value that the host shows already, so that it is not sent back.
    public func adopt(_ value: Value, for name: Attribute, of element: Element) {
        element.attributes[name] = value
    }

    /// Replaces the modifiers, innermost first.
    public func setModifiers(_ modifiers: [Modifier], of element: Element) {
        let old = element.modifiers
        guard old != modifiers else { return }
        if !old.isEmpty, outcome.formerModifiers[element.id] == nil { outcome.formerModifiers[element.id] = old }
        element.modifiers = modifiers.isEmpty ? modifiers : likeModifiers.shared(modifiers)
        markLayoutStale(element)
        for (index, modifier) in modifiers.enumerated() where index >= old.count || old[index] != modifier {
            record(.setModifier(element.id, index, modifier))
        }
        if old.count > modifiers.count { record(.setModifier(element.id, modifiers.count, nil)) }
    }

    public func setActions(_ actions: Set<Action>, of element: Element) {
        guard element.actions != actions else { return }
        let old = element.actions
        element.actions = actions.isEmpty ? actions : likeActions.shared(actions)
        for action in actions.subtracting(old).sorted() { record(.setAction(element.id, action, true)) }
        for action in old.subtracting(actions).sorted() { record(.setAction(element.id, action, false)) }
    }

    public func focus(_ element: Element, _ focused: Bool) { record(.focus(element.id, focused)) }

    public func scroll(to element: Element, anchor: UnitPosition?) { record(.scroll(element.id, anchor: anchor)) }

    // MARK: Snapshot

    /// Returns the operations that build this tree from an empty one.
    public func snapshot() -> [Operation] {
        var operations: [Operation] = []
        for (index, child) in root.children.enumerated() {
            build(child, into: root, at: index, &operations)
        }
        return operations
    }

    private func build(_ element: Element, into parent: Element, at index: Int, _ operations: inout [Operation]) {
        operations.append(.create(element.id, element.kind))
        if let text = element.text { operations.append(.setText(element.id, text)) }
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
            operations.append(.setAttribute(element.id, name, value))
        }
        for (index, modifier) in element.modifiers.enumerated() { operations.append(.setModifier(element.id, index, modifier)) }
        for action in element.actions.sorted() { operations.append(.setAction(element.id, action, true)) }
        for (index, child) in element.children.enumerated() { build(child, into: element, at: index, &operations) }
        operations.append(.insert(element.id, into: parent.id, at: index))
    }
}
