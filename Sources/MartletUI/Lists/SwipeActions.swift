import MartletCore
import MartletElements

extension View {
    /// Adds buttons to a row, which the user reveals with a swipe.
    ///
    /// - Parameters:
    ///   - edge: The side of the row with the buttons.
    ///   - allowsFullSwipe: Whether a full swipe presses the first button.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
    }
}

private struct SwipeActions<Buttons: View>: ElementModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    nonisolated(unsafe) let content: Buttons  // Written once; its type need not be Sendable.

    nonisolated init(edge: HorizontalEdge, allowsFullSwipe: Bool, content: Buttons) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.content = content
    }

    static var _layerKind: Kind? { .row }

    var _attachment: some View { content.modifier(SlotModifier(edge == .leading ? "leading-actions" : "trailing-actions")) }

    func _apply(to element: inout ElementWriter) {
        if !allowsFullSwipe { element[edge == .leading ? .leadingFullSwipe : .fullSwipe] = false }
    }
}
