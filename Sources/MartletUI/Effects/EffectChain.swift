import MartletCore
import MartletElements

/// A view whose modifiers can be read without showing it.
@MainActor
private protocol EffectChain {
    /// Adds the modifiers, the innermost first.
    func write(to element: inout ElementWriter)
}

/// Returns the modifiers of a view in the order in which they apply, the innermost first. Those of an app's own modifiers are among them, if
/// these need no environment or state.
@MainActor
func effects(of view: some View, in environment: EnvironmentValues) -> [Modifier] {
    var writer = ElementWriter(environment)
    (view as? any EffectChain)?.write(to: &writer)
    return writer.modifiers
}

extension ModifiedContent: EffectChain where Content: View, Modifier: ViewModifier {
    fileprivate func write(to element: inout ElementWriter) {
        (content as? any EffectChain)?.write(to: &element)
        if let modifier = modifier as? any ElementModifier {
            // A layer's changes are about the views that it adds.
            if type(of: modifier)._layerKind == nil { modifier._apply(to: &element) }
        } else if let body = modifier.bodyWithoutContent {
            (body as? any EffectChain)?.write(to: &element)
        }
    }
}

extension _ConditionalContent: EffectChain where TrueContent: View, FalseContent: View {
    fileprivate func write(to element: inout ElementWriter) { (branch as? any EffectChain)?.write(to: &element) }
}

extension AnyView: EffectChain {
    fileprivate func write(to element: inout ElementWriter) { (content as? any EffectChain)?.write(to: &element) }
}
