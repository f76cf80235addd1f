import MartletElements
import MartletGraph

/// The node of a view that is shown as an element.
@MainActor
@_spi(Nodes) open class ElementNode<V: ElementView>: ViewNode<V>, ElementOwner {
    @exclusivity(unchecked) package private(set) final var view: V
    @exclusivity(unchecked) package final var layers = ElementLayers()
    @exclusivity(unchecked) package final var contentNode: AnyViewNode?

    package init(_ view: V, at place: Place) {
        self.view = view
        super.init(at: place)
        makeLayers(V._kind)
        let contained = evaluateView()
        if V._Content.self != EmptyView.self { contentNode = V._Content._makeNode(contained, at: placeOfContent) }
        for index in layers.indices { updateChildren(ofLayer: index) }
    }

    /// The place for the views inside. Row modifiers of a row group apply to the rows inside it. A list in the header or overlay of another
    /// one has rows again.
    private var placeOfContent: Place {
        var place = placeInside
        if V._rowRole == .group { place.modifiers = rowModifiers }
        if V._rowRole == .container, EnvironmentValues(environment).isOutsideRows {
            place.environment = EnvironmentScope(outsideRows: false, parent: place.environment)
        }
        return place
    }

    override final var elementOwner: (any ElementOwner)? { self }

    package final var rowRole: RowRole { V._rowRole }

    package final var isLazy: Bool {
        switch V._laziness {
        case .eager: false
        case .lazy: true
        case .inherited: enclosingOwner?.isLazy ?? false
        }
    }

    /// Writes the view's own content to its element.
    @_spi(Nodes) open func lowerView(to writer: inout ElementWriter) { view._lower(to: &writer) }

    /// Called after the children of the element changed.
    @_spi(Nodes) open func childrenDidChange(_ children: [Element]) {}

    public override final func update(_ view: V) {
        var view = view
        let comparison = isDirty ? .different : TypePlan.of(V.self).compareParts(&self.view, &view, apart: V._Content.self)
        guard comparison != .same else { return }
        self.view = view
        if comparison == .fieldAloneDiffers, !view._contentReadsState { return updateContent(view._content) }
        isNoLongerDirty()
        updateContent(evaluateView())
    }

    public override final func evaluate() {
        let contained = evaluateView()
        if view._contentReadsState { updateContent(contained) }
    }

    /// Updates the views inside.
    @_spi(Nodes) open func updateContent(_ content: V._Content) {
        guard let contentNode else { return }
        unsafeDowncast(contentNode, to: ViewNode<V._Content>.self).update(content)
    }

    /// Writes the elements and returns the content. The caller updates the content outside this node's observation.
    private func evaluateView() -> V._Content {
        observing {
            lower()
            return view._content
        }
    }

    public override final func modifiersChanged() {
        for layer in layers {
            for link in layer.links { link.node.updateAttachments(layer.attachments.filter { $0.link === link }.map(\.node)) }
        }
        evaluateNow()
        if V._rowRole == .group { contentNode?.modifiersChanged() }
    }

    public override final func collectElements(into elements: inout [Element]) {
        if let element = layers.last?.element { elements.append(element) }
    }

    public override final func elementsChanged(of child: AnyViewNode, _ change: RowsChange?) {
        if child === contentNode { return childrenNeedUpdate(ofLayer: 0, change) }
        if let layer = layers.firstIndex(where: { $0.attachments.contains { $0.node === child } }) {
            childrenNeedUpdate(ofLayer: layer)
        } else if contentNode != nil || V._Content.self == EmptyView.self {
            childrenNeedUpdate(ofLayer: 0)
        }
        // Otherwise the content is still being created; `init` inserts its elements afterwards.
    }

    public override final func didUnmount() {
        super.didUnmount()
        for layer in layers { layer.element.target = nil }
        if let outermost = layers.last { tree.discard(outermost.element) }
    }

    public override final func forEachChild(_ visit: (Node) -> Void) {
        for layer in layers {
            for attachment in layer.attachments { visit(attachment.node) }
        }
        if let contentNode { visit(contentNode) }
    }
}
