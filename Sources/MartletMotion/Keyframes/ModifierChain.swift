import MartletCore
import MartletElements

/// A view with modifiers. Their values can be taken without showing anything.
///
/// A modifier that makes an element of its own, such as `overlay`, ends the chain if there are modifiers outside it: those change its element.
@MainActor
protocol ModifierChain {
    /// - Parameter isModified: Whether modifiers outside change the element of the view.
    func write(to element: inout ElementWriter, isModified: Bool)
    /// Returns the view with the end of the chain in a ``MovingElement``.
    func withMovingElement(isModified: Bool) -> any View
}

extension ModifiedContent: ModifierChain where Content: View, Modifier: ViewModifier {
    func write(to element: inout ElementWriter, isModified: Bool) {
        if isModified, makesElement { return }
        (content as? any ModifierChain)?.write(to: &element, isModified: isModified || changesElement)
        if changesElement, let modifier = modifier as? any ElementModifier { modifier._apply(to: &element) }
    }

    func withMovingElement(isModified: Bool) -> any View {
        if isModified, makesElement { return MovingElement(self) }
        func modified(_ content: some View) -> any View { ModifiedContent<_, Modifier>(content: content, modifier: modifier) }
        return modified(MartletMotion.withMovingElement(content, isModified: isModified || changesElement))
    }

    @MainActor private var makesElement: Bool {
        if let element = Modifier.self as? any ElementModifier.Type { return element._layerKind != nil }
        return Modifier.Body.self != Never.self
    }

    @MainActor private var changesElement: Bool {
        Modifier.self is any ElementModifier.Type && !(Modifier.self is any EnvironmentModifier.Type) && !makesElement
    }
}

/// Returns a view with the end of its modifiers in an element of its own, which an animation can move.
@MainActor
func withMovingElement(_ view: some View, isModified: Bool = false) -> any View {
    (view as? any ModifierChain)?.withMovingElement(isModified: isModified) ?? MovingElement(view)
}
