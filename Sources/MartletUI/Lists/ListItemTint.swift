import MartletCore
import MartletElements

/// The colour of the icons in the rows of a list.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A colour that the style of the list does not change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A colour that the style of the list may change. Here it is the same as ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// The colour of the text.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// Sets the colour of the icons in the rows of lists in this view; `nil` uses the tint.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { modifier(ItemTintModifier(color: tint?.color)) }

    /// Sets the colour of the icons in the rows of lists in this view; `nil` uses the tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { modifier(ItemTintModifier(color: tint)) }
}

private struct ItemTintModifier: ElementModifier {
    let color: Color?

    nonisolated init(color: Color?) { self.color = color }

    func _apply(to element: inout ElementWriter) {
        if let color { element.add(ItemTint(color.value(in: element.environment))) }
    }
}
