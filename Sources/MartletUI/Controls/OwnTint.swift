import MartletCore
import MartletElements

extension View {
    /// Applies the tint that the control's style was created with; `nil` changes nothing.
    nonisolated func ownTint(_ color: Color?) -> some View { modifier(OwnTintModifier(color: color)) }
}

private struct OwnTintModifier: ElementModifier {
    let color: Color?

    nonisolated init(color: Color?) { self.color = color }

    func _apply(to element: inout ElementWriter) {
        if let color { element.add(Tint(color.value(in: element.environment))) }
    }
}
