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
    var layers: [ElementLayer] { get set }
    /// Whether rows inside are made only near what the user sees.
    var isLazy: Bool { get }
    /// The node of the views inside the element, if there are any.
    var contentNode: AnyViewNode? { get }
    /// Writes what the view itself says of its element.
    func lowerView(to writer: inout ElementWriter)
    /// Hears what stands in the element, after it changed.
    func childrenDidChange(_ children: [Element])
}

/// One element, and the views that stand in it beside what the layer below shows.
struct ElementLayer {
    let element: Element
    /// The modifier that made the layer; `nil` for the view's own.
    let link: ModifierLink?
    var attachments: [AnyViewNode] = []
    var handlers: [(action: Action, perform: (Value?) -> Void)] = []
    var needsChildren = false
    /// Whether something written of the element depends on where it is.
    var wantsMeasure = false
    /// Where the host last said it is: its size, and its place on the page.
    var measured: CGRect?
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

    /// Makes the elements: the view's own, then one for each modifier above that wants one.
    func makeLayers(_ kind: Kind) {
        layers.append(ElementLayer(element: makeElement(kind), link: nil))
        var link = modifiers
        while let current = link {
            if let kind = current.node.layerKind {
                layers.append(ElementLayer(element: makeElement(kind), link: current))
                layers[layers.count - 1].attachments = current.node.makeAttachments(in: self)
            }
            link = current.outer
        }
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
            if layer + 1 < layers.count, layers[layer + 1].link === current {
                apply(writer, toLayer: layer)
                layer += 1
                writer = self.writer(forLayer: layer)
            }
            current.node.apply(to: &writer)
            link = current.outer
        }
        apply(writer, toLayer: layer)
    }

    private func writer(forLayer index: Int) -> ElementWriter {
        var writer = ElementWriter(self)
        writer.measured = layers[index].measured
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
        if writer.wantsMeasure { actions.insert(.measure) }
        tree.setActions(actions, of: element)
        layers[index].handlers = writer.handlers
        layers[index].wantsMeasure = writer.wantsMeasure
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
        for attachment in layers[index].attachments { attachment.collectElements(into: &children) }
        if index == 0 { contentNode?.collectElements(into: &children) }
        tree.setChildren(children, of: layers[index].element)
        if index == 0 { childrenDidChange(children) }
    }

    // MARK: What the user does

    func perform(_ action: Action, on element: Element, value: Value?) {
        guard let index = layers.firstIndex(where: { $0.element === element }) else { return }
        if action == .measure { takeMeasure(value, ofLayer: index) }
        let layer = layers[index]
        for handler in layer.handlers where handler.action == action {
            handler.perform(value)
            if action == .tap { return }
        }
    }
}

extension ElementOwner {
    /// Takes in `[width, height, x, y]`, and writes the elements anew where that matters to them.
    private func takeMeasure(_ value: Value?, ofLayer index: Int) {
        guard layers[index].wantsMeasure, let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count == 4 else { return }
        let frame = CGRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        guard frame != layers[index].measured else { return }
        layers[index].measured = frame
        invalidate()
    }
}

/// The life of a view that is shown as an element.
@MainActor
class ElementNode<V: ElementView>: ViewNode<V>, ElementOwner {
    private(set) final var view: V
    final var layers: [ElementLayer] = []
    private var content: ViewNode<V._Content>?
    private var viewChanged = true

    init(_ view: V, at place: Place) {
        self.view = view
        super.init(at: place)
        makeLayers(V._kind)
        let contained = evaluateView()
        viewChanged = false
        if V._Content.self != EmptyView.self { content = V._Content._makeNode(contained, at: placeInside) }
        for index in layers.indices { updateChildren(ofLayer: index) }
    }

    var contentNode: AnyViewNode? { content }

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
        content?.update(contained)
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
            if let link = layer.link { link.node.updateAttachments(layer.attachments) }
        }
        evaluateNow()
    }

    override final func collectElements(into elements: inout [Element]) { elements.append(outermostElement) }

    override final func elementsChanged(of child: AnyViewNode) {
        childrenNeedUpdate(ofLayer: layers.firstIndex { $0.attachments.contains { $0 === child } } ?? 0)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        for layer in layers {
            for attachment in layer.attachments { visit(attachment) }
        }
        if let content { visit(content) }
    }
}

