import MartletElements

/// Says where in their container the elements of a view stand.
package struct SlotModifier: ElementModifier {
    let slot: String

    package nonisolated init(_ slot: String) { self.slot = slot }

    package func _apply(to element: inout ElementWriter) { element[.slot] = .string(slot) }
}

extension View {
    /// Gives the elements of this view their place in the element around them.
    package nonisolated func slot(_ name: String) -> some View { modifier(SlotModifier(name)) }
}
