import MartletElements

/// Says where in their container the elements of a view stand.
struct SlotModifier: ElementModifier {
    let slot: String

    nonisolated init(_ slot: String) { self.slot = slot }

    func _apply(to element: inout ElementWriter) { element[.slot] = .string(slot) }
}

extension View {
    /// Says where in their container the elements of the view stand.
    nonisolated func slot(_ slot: String) -> some View { modifier(SlotModifier(slot)) }
}
