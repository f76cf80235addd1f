import MartletElements

/// Sets the slot of the container in which the elements of a view are placed.
package struct SlotModifier: ElementModifier {
    let slot: String

    package nonisolated init(_ slot: String) { self.slot = slot }

    package func _apply(to element: inout ElementWriter) { element[.slot] = .string(slot) }
}

extension View {
    /// Places the elements of this view in a named slot of the enclosing element.
    package nonisolated func slot(_ name: String) -> some View { modifier(SlotModifier(name)) }
}
