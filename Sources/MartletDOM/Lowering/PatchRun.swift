import MartletElements

/// Converts one turn to patches.
///
/// Inserted elements are sent as HTML in their state at the end of the turn, so the turn's other changes to them need no patch. Removals
/// come first. Then children are ordered, from the last to the first of each parent, so that the sibling before which a child is inserted
/// is already in its final position. Last, the remaining elements are changed in place.
@MainActor
struct PatchRun {
    let tree: ElementTree
    let lowering: DOMLowering
    private var list = PatchList()
    private var created: Set<ElementID> = []
    /// Elements whose HTML was replaced, including their descendants.
    private var redrawn: Set<ElementID> = []
    /// Elements whose boxes were sent, those whose list of actions was, and those of which what modifiers write was.
    private var boxed: Set<ElementID> = []
    private var attributed: Set<ElementID> = []
    private var modified: Set<ElementID> = []
    private var formerModifiers: [ElementID: [Modifier]] = [:]
    private var arrivals: [ElementID: [Arrival]] = [:]
    /// The parents in `arrivals`, in the order of their first arrival.
    private var parents: [ElementID] = []

    /// A child that was inserted or moved in this turn.
    private struct Arrival {
        var element: Element
        /// The index in its operation, which is near the final one.
        var index: Int
        var isNew: Bool
        var motion: Motion?
    }

    init(tree: ElementTree, lowering: DOMLowering) {
        self.tree = tree
        self.lowering = lowering
    }

    mutating func patches(for outcome: Outcome) -> String {
        formerModifiers = outcome.formerModifiers
        let layout = tree.settleLayout()
        for (index, operation) in outcome.operations.enumerated() {
            meet(operation, outcome.motions.isEmpty ? nil : outcome.motions[index])
        }
        for parent in parents { bringIntoOrder(childrenOf: parent) }
        for (index, operation) in outcome.operations.enumerated() {
            change(operation, outcome.motions.isEmpty ? nil : outcome.motions[index])
        }
        let motion = outcome.motions.isEmpty ? nil : outcome.motions.min { $0.key < $1.key }?.value
        for id in layout.expansions.sorted() { redrawBoxes(of: id, motion) }
        for id in layout.arrangements.sorted() { rearrange(id, motion) }
        for (index, operation) in outcome.operations.enumerated() {
            finish(operation, outcome.motions.isEmpty ? nil : outcome.motions[index])
        }
        return list.text
    }

    // MARK: What comes and goes

    private mutating func meet(_ operation: Operation, _ motion: Motion?) {
        switch operation {
        case .create(let id, _): created.insert(id)
        case .remove(let id): if !created.contains(id) { list.remove(id, motion) }
        case .insert(let id, let parent, let index): arrive(id, in: parent, at: index, isNew: true, motion)
        case .move(let id, let parent, let index): arrive(id, in: parent, at: index, isNew: false, motion)
        default: break
        }
    }

    private mutating func arrive(_ id: ElementID, in parent: ElementID, at index: Int, isNew: Bool, _ motion: Motion?) {
        guard let element = tree[id], !created.contains(parent) else { return }
        if arrivals[parent] == nil { parents.append(parent) }
        arrivals[parent, default: []].append(Arrival(element: element, index: index, isNew: isNew, motion: motion))
    }

    private mutating func bringIntoOrder(childrenOf id: ElementID) {
        guard let parent = tree[id], let arrivals = arrivals[id] else { return }
        if needsNewSlot(parent) { return redraw(parent, arrivals.first?.motion) }
        var places: [(place: Int, arrival: Arrival)] = []
        var met: Set<ElementID> = []
        for arrival in arrivals.reversed() where met.insert(arrival.element.id).inserted {
            guard let place = parent.place(of: arrival.element, near: arrival.index) else { continue }
            places.append((place, arrival))
        }
        places.sort { $0.place > $1.place }
        for (place, arrival) in places {
            let before = parent.sibling(after: place)
            if created.contains(arrival.element.id) {
                list.insert(lowering.html(of: arrival.element), into: id, before: before, arrival.motion)
            } else {
                list.move(arrival.element.id, in: id, before: before, arrival.motion)
            }
        }
    }

    /// Whether a slot has its first children, and therefore no node in the page yet.
    private func needsNewSlot(_ parent: Element) -> Bool {
        lowering.resources.lowering(of: parent).lazySlots.contains { slot in
            let children = parent.children.filter { $0[.slot]?.stringValue == slot }
            return !children.isEmpty && children.allSatisfy { created.contains($0.id) }
        }
    }

    // MARK: What stays and changes

    /// Returns the element if the page shows it and this turn does not send its whole HTML.
    private func shown(_ id: ElementID) -> Element? {
        guard !created.contains(id), let element = tree[id], !isRedrawn(element) else { return nil }
        if created.isEmpty { return element }
        var ancestor = element.parent
        while let next = ancestor {
            if created.contains(next.id) { return nil }
            ancestor = next.parent
        }
        return element
    }

    private func isRedrawn(_ element: Element) -> Bool {
        if redrawn.isEmpty { return false }
        var ancestor: Element? = element
        while let next = ancestor {
            if redrawn.contains(next.id) { return true }
            ancestor = next.parent
        }
        return false
    }

    private mutating func change(_ operation: Operation, _ motion: Motion?) {
        switch operation {
        case .setText(let id, _):
            guard let element = shown(id) else { return }
            let holder = element.holderOfPlainText ?? element
            apply(lowering.resources.lowering(of: holder).textChanges(of: holder), to: holder, motion)
        case .setAttribute(let id, let name, _):
            guard let element = shown(id), element.holderOfPlainText == nil else { return }
            if name == .slot || name == .tapPlaces {
                apply([.everything], to: element, motion)
            } else if name == .focusable {
                setAttributes(["tabindex"], of: element, motion)
            } else if let limit = Element.gestureLimits.first(where: { $0.attribute == name }) {
                setAttributes([limit.name], of: element, motion)
            } else if let script = Reports.names[name] {
                setAttributes([script], of: element, motion)
            } else {
                apply(lowering.resources.lowering(of: element).changes(for: name, of: element), to: element, motion)
            }
        case .setModifier(let id, _, let modifier):
            guard let element = shown(id), element.holderOfPlainText == nil else { return }
            redrawBoxes(of: id, motion)
            if let row = element.rowWithOtherColumns(after: formerModifiers[id] ?? []) { redrawBoxes(of: row.id, motion) }
            if lowering.resources.lowering(of: element).drawsInside(modifier) { apply([.inside], to: element, motion) }
            if modified.insert(id).inserted { setAttributes(namesWritten(byChangedModifiersOf: element), of: element, motion) }
        case .setAction(let id, let action, let isHandled):
            guard let element = shown(id) else { return }
            // The page loads the script for a new node.
            if isHandled, Reports.isReported(action) { return redraw(element, motion) }
            let kind = lowering.resources.lowering(of: element)
            if attributed.insert(id).inserted { setAttributes(["data-on"], of: element, motion) }
            if action == .tap, !kind.core(element, lowering.resources).isNative {
                setAttributes(["role", "tabindex"], of: element, motion)
                if !element.modifiers.isEmpty { redrawBoxes(of: id, motion) }
            }
            apply(kind.changes(for: action, of: element), to: element, motion)
        case .create, .insert, .move, .remove, .focus, .scroll:
            break
        }
    }

    private mutating func apply(_ changes: [Change], to element: Element, _ motion: Motion?) {
        let id = element.id
        for change in changes {
            switch change {
            case .boxes: redrawBoxes(of: id, motion)
            case .boxesOf(let other): redrawBoxes(of: other, motion)
            case .attribute(let name): setAttributes([name], of: element, motion)
            case .part(let prefix, let name, let value): list.attribute(name, value, of: .part(prefix, id), motion)
            case .partOf(let other, let prefix, let name, let value):
                if shown(other) != nil { list.attribute(name, value, of: .part(prefix, other), motion) }
            case .property(let name, let value): list.attribute(name, value, of: .element(id), motion)
            case .text(let text): list.text(text, of: .element(id), motion)
            case .partText(let prefix, let text): list.text(text, of: .part(prefix, id), motion)
            case .inside: list.inside(lowering.html(inside: element, part: nil), of: .element(id), motion)
            case .partInside(let prefix):
                list.inside(lowering.html(inside: element, part: prefix), of: .part(prefix, id), motion)
            case .fieldValue:
                list.fieldValue(element[.value]?.stringValue ?? "", edition: element[.edition]?.intValue ?? 0, of: id, motion)
            case .everything: redraw(element, motion)
            }
        }
    }

    /// Removes an element from the page and inserts it again in its current state.
    private mutating func redraw(_ element: Element, _ motion: Motion?) {
        guard let parent = element.parent, !isRedrawn(element) else { return }
        redrawn.insert(element.id)
        list.remove(element.id, nil)
        let place = parent.children.firstIndex { $0 === element } ?? 0
        list.insert(lowering.html(of: element), into: parent.id, before: parent.sibling(after: place), motion)
    }

    private mutating func redrawBoxes(of id: ElementID, _ motion: Motion?) {
        guard let element = shown(id), boxed.insert(id).inserted else { return }
        let boxes = Boxes(element, core: lowering.resources.lowering(of: element).core(element, lowering.resources))
        list.boxes(boxes, of: id, motion)
    }

    private mutating func rearrange(_ id: ElementID, _ motion: Motion?) {
        guard let element = shown(id) else { return }
        apply(lowering.resources.lowering(of: element).arrangementChanges(of: element), to: element, motion)
    }

    /// Sends the current attributes of the core, and removes those that no longer exist.
    private mutating func setAttributes(_ names: [String], of element: Element, _ motion: Motion?) {
        let attributes = element.attributes(of: lowering.resources.lowering(of: element).core(element, lowering.resources))
        for name in names {
            let value = attributes.last { $0.name == name }?.value
            list.attribute(name, value.map { .string($0) }, of: .element(element.id), motion)
        }
    }

    /// The attributes that modifiers could write which are others now, before or after.
    private func namesWritten(byChangedModifiersOf element: Element) -> [String] {
        let (old, new) = (formerModifiers[element.id] ?? [], element.modifiers)
        var names: [String] = []
        for index in 0..<max(old.count, new.count) {
            let pair = [old, new].map { $0.indices.contains(index) ? $0[index] : nil }
            guard pair[0] != pair[1] else { continue }
            for case let modifier as any AttributeModifier in pair.map({ $0?.value }) {
                names += modifier.ownNames.filter { !names.contains($0) }
            }
        }
        return names
    }

    // MARK: At the end

    private mutating func finish(_ operation: Operation, _ motion: Motion?) {
        switch operation {
        case .focus(let id, let isFocused): if tree[id] != nil { list.focus(id, isFocused) }
        case .scroll(let id, let anchor): if tree[id] != nil { list.scroll(to: id, anchor: anchor, motion) }
        default: break
        }
    }
}

extension Element {
    /// Returns the position of a child, searching outward from an index.
    fileprivate func place(of child: Element, near index: Int) -> Int? {
        for distance in 0..<max(children.count, 1) {
            let (above, below) = (index + distance, index - distance)
            if children.indices.contains(above), children[above] === child { return above }
            if children.indices.contains(below), children[below] === child { return below }
        }
        return nil
    }

    /// Returns the next child after a position in the same slot.
    fileprivate func sibling(after place: Int) -> ElementID? {
        let slot = children[place][.slot]
        var next = place + 1
        while next < children.count {
            if children[next][.slot] == slot { return children[next].id }
            next += 1
        }
        return nil
    }
}
