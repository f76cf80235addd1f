import MartletElements
import MartletGraph

/// A modifier that changes each element of the view it is applied to.
///
/// It may also write the environment of the view, and add views of its own; an additional element then contains these and the original one.
@MainActor @preconcurrency
public protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype _Attachment: View = EmptyView

    /// The kind of the additional element around each element; `nil` for none.
    static var _layerKind: Kind? { get }
    /// The kind of the additional element that a modifier of rows makes in the label of a row's link; `nil` for none.
    static var _labelLayerKind: Kind? { get }
    /// The views that the additional element contains beside the modified one.
    @ViewBuilder var _attachment: _Attachment { get }
    /// Changes the additional element if there is one, otherwise the element.
    func _apply(to element: inout ElementWriter)
    /// Whether ``_extend(_:)`` does anything.
    static var _writesEnvironment: Bool { get }
    /// Changes the environment of the modified view.
    func _extend(_ environment: inout EnvironmentValues)
}

extension ElementModifier {
    public static var _layerKind: Kind? { nil }
    public static var _labelLayerKind: Kind? { nil }
    public static var _writesEnvironment: Bool { false }
    public func _apply(to element: inout ElementWriter) {}
    public func _extend(_ environment: inout EnvironmentValues) {}

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        ElementModifierNode(view, at: place)
    }
}

extension ElementModifier where _Attachment == EmptyView {
    public var _attachment: EmptyView { EmptyView() }
}

/// A node that changes the elements of the nodes below it.
@MainActor
package protocol ElementModifying: AnyViewNode {
    /// The value that the modifier passes to the container; `nil` for none.
    var trait: Any? { get }
    var layerKind: Kind? { get }
    var labelLayerKind: Kind? { get }
    func makeAttachments(in owner: any ElementOwner) -> [AnyViewNode]
    func updateAttachments(_ attachments: [AnyViewNode])
    func apply(to element: inout ElementWriter)
}

extension ElementModifying {
    package var labelLayerKind: Kind? { nil }
}

@MainActor
private final class ElementModifierNode<V: View, M: ElementModifier>: ViewNode<ModifiedContent<V, M>>, ElementModifying {
    private var modifier: M
    private var child: ViewNode<V>?
    private let scope: EnvironmentScope?

    init(_ view: ModifiedContent<V, M>, at place: Place) {
        modifier = view.modifier
        scope = M._writesEnvironment ? EnvironmentScope(parent: place.environment) : nil
        super.init(at: place)
        extendEnvironment()
        var below = placeForChild
        if let scope { below.environment = scope }
        below.modifiers = ModifierLink(self, outer: modifiers)
        child = V._makeNode(view.content, at: below)
    }

    override func update(_ view: ModifiedContent<V, M>) {
        let isSame = !isDirty && TypePlan.isSame(modifier, view.modifier)
        modifier = view.modifier
        if !isSame {
            extendEnvironment()
            child?.modifiersChanged()
        }
        child?.update(view.content)
    }

    override func evaluate() {
        extendEnvironment()
    }

    private func extendEnvironment() {
        guard let scope else { return }
        tracking { if child == nil { scope.write(modifier._extend) } else { scope.rewrite(below: self, modifier._extend) } }
    }

    var layerKind: Kind? { M._layerKind }
    var labelLayerKind: Kind? { M._labelLayerKind }

    var trait: Any? { (modifier as? any ElementTrait)?.trait }

    func makeAttachments(in owner: any ElementOwner) -> [AnyViewNode] {
        guard M._Attachment.self != EmptyView.self else { return [] }
        var place = Place(graph: viewGraph, parent: owner, environment: environment, modifiers: nil)
        if owner.arrangesRows { place.environment = .init(outsideRows: true, parent: environment) }
        return [M._Attachment._makeNode(modifier._attachment, at: place)]
    }

    func updateAttachments(_ attachments: [AnyViewNode]) {
        for attachment in attachments {
            unsafeDowncast(attachment, to: ViewNode<M._Attachment>.self).update(modifier._attachment)
        }
    }

    /// Applies the modifier in its own environment, not in the one that modifiers set for the content.
    func apply(to element: inout ElementWriter) {
        let inside = element.environment
        element.environment = EnvironmentValues(environment)
        modifier._apply(to: &element)
        element.environment = inside
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
