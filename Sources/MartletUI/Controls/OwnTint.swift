import MartletCore
import MartletElements

extension View {
    /// Gives a control the accent that its style was made with, if it was.
    nonisolated func ownTint(_ color: Color?) -> some View { modifier(OwnTintModifier(color: color)) }
}

private struct OwnTintModifier: ElementModifier {
    let color: Color?

    nonisolated init(color: Color?) { self.color = color }

    func _apply(to element: inout ElementWriter) {
        if let color { element.add(Tint(color.value(in: element.environment))) }
    }
}
