import MartletElements

extension View {
    /// Gives the elements of this view their place in the element around them.
    nonisolated func slot(_ name: String) -> some View { modifier(SlotModifier(name: name)) }
}

private struct SlotModifier: ElementModifier {
    let name: String

    nonisolated init(name: String) { self.name = name }

    func _apply(to element: inout ElementWriter) { element[.slot] = .string(name) }
}
