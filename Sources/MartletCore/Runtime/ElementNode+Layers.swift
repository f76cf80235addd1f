import Foundation
import MartletElements
import MartletGraph

extension ElementNode {
    /// Creates the elements: one for the view, then one for each modifier that needs an element. All row modifiers share one row element,
    /// the outermost.
    func makeLayers(_ kind: Kind) {
        addLayer(kind, of: [])
        var rowLinks: [ModifierLink] = []
        var link = modifiers
        while let current = link {
            switch current.node.layerKind {
            case nil: break
            case .row where isLabelOfRow: if let kind = current.node.labelLayerKind { addLayer(kind, of: [current]) }
            case .row: rowLinks.append(current)
            // A tab is made of each view in a tab view that is none.
            case .tab where kind == .tab: break
            // The options of a picker can be in sections, whose headers are none.
            case .option where kind == .section || isSectionPart: break
            case let kind?: addLayer(kind, of: [current])
            }
            link = current.outer
        }
        if isRow { addLayer(.row, of: rowLinks) }
    }

    /// Whether the view is the label of a link that is a row.
    private var isLabelOfRow: Bool {
        guard let link = enclosingOwner, link.layers.first?.element.kind == .navigationLink else { return false }
        return link.layers.last?.element.kind == .row
    }

    /// Whether the view is a header or a footer.
    private var isSectionPart: Bool {
        EnvironmentValues(environment).isOutsideRows && enclosingOwner?.layers.first?.element.kind == .section
    }

    private var isRow: Bool {
        rowRole != .group && enclosingOwner?.arrangesRows == true && !EnvironmentValues(environment).isOutsideRows
    }

    private func addLayer(_ kind: Kind, of links: [ModifierLink]) {
        let element = makeElement(kind)
        let attachments = links.flatMap { link in link.node.makeAttachments(in: self).map { (link, $0) } }
        layers.append(ElementLayer(element: element, links: links, attachments: attachments))
    }

    /// The modifiers above that make rows or options, for those inside.
    var rowModifiers: ModifierLink? {
        var found: [ModifierLink] = []
        var link = modifiers
        while let current = link {
            if [.row, .option].contains(current.node.layerKind) { found.append(current) }
            link = current.outer
        }
        return found.reversed().reduce(nil) { ModifierLink($1.node, outer: $0) }
    }

    private func makeElement(_ kind: Kind) -> Element {
        let element = tree.create(kind)
        element.target = self
        return element
    }

    // MARK: Element content

    /// Writes the content of all elements of this node.
    func lower() {
        var layer = 0
        var writer = writer(forLayer: 0)
        lowerView(to: &writer)
        var link = modifiers
        while let current = link {
            link = current.outer
            let hasLayer = layer + 1 < layers.count && layers[layer + 1].links.first === current
            if current.node.layerKind == .row, !hasLayer || layers[layer + 1].element.kind == .row {
                // A tab can have a badge, as a row can.
                if element.kind == .tab { current.node.apply(to: &writer) }
                continue
            }
            if hasLayer {
                apply(writer, toLayer: layer)
                layer += 1
                writer = self.writer(forLayer: layer)
            }
            current.node.apply(to: &writer)
        }
        apply(writer, toLayer: layer)
        lowerRow(layer + 1)
    }

    private func lowerRow(_ layer: Int) {
        guard layer < layers.count else { return }
        var writer = ElementWriter(self)
        for link in layers[layer].links { link.node.apply(to: &writer) }
        apply(writer, toLayer: layer)
    }

    private func writer(forLayer index: Int) -> ElementWriter {
        var writer = ElementWriter(self)
        writer.reportedFrame = layers[index].measure?.frame
        return writer
    }

    private func apply(_ writer: ElementWriter, toLayer index: Int) {
        var layer = layers[index]
        let element = layer.element
        var attributes = writer.attributes
        if writer.handlers.contains(where: { !$0.action.isReport }), !writer.environment.isEnabled { attributes[.disabled] = true }
        tree.setText(writer.text, of: element)
        tree.setAttributes(attributes, of: element)
        tree.setModifiers(writer.modifiers, of: element)
        let isMeasured = writer.needsMeasurement || !writer.measureHandlers.isEmpty
        if !layer.hasSameActions(writer.handlers) || isMeasured != element.actions.contains(.measure) {
            var actions = Set(writer.handlers.map(\.action))
            if isMeasured { actions.insert(.measure) }
            tree.setActions(actions, of: element)
        }
        let didChange = layer.replaceHandlers(
            writer.handlers, needsMeasurement: writer.needsMeasurement, measureHandlers: writer.measureHandlers)
        if didChange { layers[index] = layer }
    }

    // MARK: Element children

    /// Schedules an update of a layer's children for when all nodes are evaluated.
    ///
    /// - Parameter change: The rows that changed, if nothing else did.
    package func childrenNeedUpdate(ofLayer index: Int, _ change: RowsChange? = nil) {
        guard index < layers.count else { return }
        guard layers[index].staleChildren == nil else {
            layers[index].staleChildren = .all
            return
        }
        layers[index].staleChildren = change.map { .rows($0) } ?? .all
        graph.whenSettling { [weak self] in
            guard let self, isMounted, let stale = layers[index].staleChildren else { return }
            layers[index].staleChildren = nil
            if case .rows(let change) = stale, replaceChildren(ofLayer: index, change) { return }
            updateChildren(ofLayer: index)
        }
    }

    /// Replaces the elements of the changed rows. Returns `false` and changes nothing if their position is unknown.
    private func replaceChildren(ofLayer index: Int, _ change: RowsChange) -> Bool {
        let element = layers[index].element
        guard let place = change.place(in: element.children) else { return false }
        var elements: [Element] = []
        for node in change.nodes { node.collectElements(into: &elements) }
        tree.replaceChildren(in: place, with: elements, of: element)
        if index == 0 { childrenDidChange(element.children) }
        return true
    }

    func updateChildren(ofLayer index: Int) {
        var children: [Element] = []
        if index > 0 { children.append(layers[index - 1].element) }
        for attachment in layers[index].attachments { attachment.node.collectElements(into: &children) }
        if index == 0 { contentNode?.collectElements(into: &children) }
        tree.setChildren(children, of: layers[index].element)
        if index == 0 { childrenDidChange(children) }
    }

    // MARK: User actions

    public func perform(_ action: Action, on element: Element, value: Value?) {
        if action == .measure, let index = layers.firstIndex(where: { $0.element === element }) { storeFrame(value, ofLayer: index) }
        for handler in ActionHandler.answering(action, on: element) { handler.perform(value) }
    }

    /// Stores a frame reported as `[width, height, x, y]`, calls the handlers, and requests an evaluation if the elements depend on it.
    private func storeFrame(_ value: Value?, ofLayer index: Int) {
        guard let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return }
        let frame = CGRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        guard let measure = layers[index].measure, frame != measure.frame else { return }
        measure.frame = frame
        if measure.affectsContent { invalidate() }
        for handler in measure.handlers { handler(frame) }
    }
}
