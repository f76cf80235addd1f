import Foundation
import MartletElements
import MartletGraph

/// A node with an element, and with one more around it for each modifier that brings views of its own.
///
///     Text("3").padding().background { Circle() }.opacity(0.5)
///
///     layers[1]  layer  [opacity]      ◀ stands in the container
///       ├─ layers[0]  text "3"  [padding]
///       └─ Circle's element, in the slot `background`
@MainActor
protocol ElementOwner: AnyViewNode, ActionTarget {
    var layers: ElementLayers { get set }
    /// Whether rows inside are made only near what the user sees.
    var isLazy: Bool { get }
    /// Whether what stands in the element are rows of a list.
    var rowRole: RowRole { get }
    /// The node of the views inside the element, if there are any.
    var contentNode: AnyViewNode? { get }
    /// Writes what the view itself says of its element.
    func lowerView(to writer: inout ElementWriter)
    /// Hears what stands in the element, after it changed.
    func childrenDidChange(_ children: [Element])
}

extension AnyViewNode {
    /// The nearest node above that has an element.
    final var enclosingOwner: (any ElementOwner)? {
        var node = viewParent
        while let current = node {
            if let owner = current as? any ElementOwner { return owner }
            node = current.viewParent
        }
        return nil
    }
}

extension ElementOwner {
    /// The element of the view itself.
    var element: Element { layers[0].element }
    /// The element that stands in the container.
    var outermostElement: Element { layers[layers.count - 1].element }

    /// Whether each view inside is a row.
    var arrangesRows: Bool {
        switch rowRole {
        case .none: false
        case .container: true
        case .group: enclosingOwner?.arrangesRows ?? false
        }
    }

    /// Makes the elements: the view's own, then one for each modifier above that wants one. What modifiers say of a row they say of one row,
    /// which stands around all else.
    func makeLayers(_ kind: Kind) {
        addLayer(kind, of: [])
        var rowLinks: [ModifierLink] = []
        var link = modifiers
        while let current = link {
            switch current.node.layerKind {
            case nil: break
            case .row: rowLinks.append(current)
            case let kind?: addLayer(kind, of: [current])
            }
            link = current.outer
        }
        if isRow { addLayer(.row, of: rowLinks) }
    }

    private var isRow: Bool {
        rowRole != .group && enclosingOwner?.arrangesRows == true && !EnvironmentValues(environment).isBesideRows
    }

    private func addLayer(_ kind: Kind, of links: [ModifierLink]) {
        let element = makeElement(kind)
        let attachments = links.flatMap { link in link.node.makeAttachments(in: self).map { (link, $0) } }
        layers.append(ElementLayer(element: element, links: links, attachments: attachments))
    }

    /// The modifiers above that say something of rows, for the rows inside.
    var rowModifiers: ModifierLink? {
        var found: [ModifierLink] = []
        var link = modifiers
        while let current = link {
            if current.node.layerKind == .row { found.append(current) }
            link = current.outer
        }
        return found.reversed().reduce(nil) { ModifierLink($1.node, outer: $0) }
    }

    private func makeElement(_ kind: Kind) -> Element {
        let element = tree.create(kind)
        element.target = self
        return element
    }

    // MARK: What the elements say

    /// Writes all elements of this node anew.
    func lower() {
        var layer = 0
        var writer = writer(forLayer: 0)
        lowerView(to: &writer)
        var link = modifiers
        while let current = link {
            link = current.outer
            if current.node.layerKind == .row {
                // A tab has a badge, as a row has.
                if element.kind == .tab { current.node.apply(to: &writer) }
                continue
            }
            if layer + 1 < layers.count, layers[layer + 1].links.first === current {
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
        writer.measured = layers[index].measure?.frame
        return writer
    }

    private func apply(_ writer: ElementWriter, toLayer index: Int) {
        let element = layers[index].element
        var attributes = writer.attributes
        if !writer.handlers.isEmpty, !writer.environment.isEnabled { attributes[.disabled] = true }
        tree.setText(writer.text, of: element)
        tree.setAttributes(attributes, of: element)
        tree.setModifiers(writer.modifiers, of: element)
        var actions = Set(writer.handlers.map(\.action))
        if writer.wantsMeasure || !writer.measureHandlers.isEmpty { actions.insert(.measure) }
        tree.setActions(actions, of: element)
        layers[index].handlers = writer.handlers
        layers[index].setMeasure(isWanted: writer.wantsMeasure, handlers: writer.measureHandlers)
    }

    // MARK: What the elements contain

    /// Puts off the comparison of a layer's children until all is evaluated.
    func childrenNeedUpdate(ofLayer index: Int) {
        guard index < layers.count, !layers[index].needsChildren else { return }
        layers[index].needsChildren = true
        graph.whenSettling { [weak self] in
            guard let self, isMounted else { return }
            layers[index].needsChildren = false
            updateChildren(ofLayer: index)
        }
    }

    fileprivate func updateChildren(ofLayer index: Int) {
        var children: [Element] = []
        if index > 0 { children.append(layers[index - 1].element) }
        for attachment in layers[index].attachments { attachment.node.collectElements(into: &children) }
        if index == 0 { contentNode?.collectElements(into: &children) }
        tree.setChildren(children, of: layers[index].element)
        if index == 0 { childrenDidChange(children) }
    }

    // MARK: What the user does

    func perform(_ action: Action, on element: Element, value: Value?) {
        if action == .measure, let index = layers.firstIndex(where: { $0.element === element }) { takeMeasure(value, ofLayer: index) }
        for handler in ActionHandler.answering(action, on: element) { handler.perform(value) }
    }
}

extension ElementOwner {
    /// Takes in `[width, height, x, y]`, tells it on, and writes the elements anew where that matters to them.
    private func takeMeasure(_ value: Value?, ofLayer index: Int) {
        guard let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return }
        let frame = CGRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        guard let measure = layers[index].measure, frame != measure.frame else { return }
        measure.frame = frame
        if measure.isWanted { invalidate() }
        for handler in measure.handlers { handler(frame) }
    }
}

/// The life of a view that is shown as an element.
@MainActor
class ElementNode<V: ElementView>: ViewNode<V>, ElementOwner {
    private(set) final var view: V
    final var layers = ElementLayers()
    final var contentNode: AnyViewNode?
    private var viewChanged = true

    init(_ view: V, at place: Place) {
        self.view = view
        super.init(at: place)
        makeLayers(V._kind)
        let contained = evaluateView()
        viewChanged = false
        if V._Content.self != EmptyView.self { contentNode = V._Content._makeNode(contained, at: placeOfContent) }
        for index in layers.indices { updateChildren(ofLayer: index) }
    }

    /// Where the views inside are made; those of a group of rows are within reach of what is said of the rows.
    private var placeOfContent: Place {
        var place = placeInside
        if V._rowRole == .group { place.modifiers = rowModifiers }
        return place
    }

    final var rowRole: RowRole { V._rowRole }

    final var isLazy: Bool {
        switch V._laziness {
        case .eager: false
        case .lazy: true
        case .inherited: enclosingOwner?.isLazy ?? false
        }
    }

    func lowerView(to writer: inout ElementWriter) { view._lower(to: &writer) }

    func childrenDidChange(_ children: [Element]) {}

    override final func update(_ view: V) {
        if !isDirty, TypePlan.isSame(self.view, view) { return }
        self.view = view
        viewChanged = true
        evaluateNow()
    }

    override final func evaluate() {
        let contained = evaluateView()
        guard viewChanged || V._contentReadsState else { return }
        viewChanged = false
        updateContent(contained)
    }

    /// Gives the views inside their new values.
    func updateContent(_ content: V._Content) {
        guard let contentNode else { return }
        unsafeDowncast(contentNode, to: ViewNode<V._Content>.self).update(content)
    }

    /// Writes the elements and gives the views inside, which are not to be updated under this node's observation.
    private func evaluateView() -> V._Content {
        observing {
            lower()
            return view._content
        }
    }

    override final func modifiersChanged() {
        for layer in layers {
            for link in layer.links { link.node.updateAttachments(layer.attachments.filter { $0.link === link }.map(\.node)) }
        }
        evaluateNow()
        if V._rowRole == .group { contentNode?.modifiersChanged() }
    }

    override final func collectElements(into elements: inout [Element]) { elements.append(outermostElement) }

    override final func elementsChanged(of child: AnyViewNode) {
        childrenNeedUpdate(ofLayer: layers.firstIndex { $0.attachments.contains { $0.node === child } } ?? 0)
    }

    override func didUnmount() {
        super.didUnmount()
        for layer in layers { layer.element.target = nil }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        for layer in layers {
            for attachment in layer.attachments { visit(attachment.node) }
        }
        if let contentNode { visit(contentNode) }
    }
}
