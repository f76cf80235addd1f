import Foundation
import MartletCore
import MartletCoreTransferable
import MartletElements
import MartletUI

extension View {
    /// Lets the user drag a value out of this view: with the mouse, or with a finger that stays on it first.
    ///
    /// - Partly: nothing can be dragged to another app, and nothing without a pointer or a finger.
    /// - Parameter payload: The value. It is made when a drag begins.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSource(types: DragType.offered(by: T.self)) { DraggedItem(value: payload()) })
    }

    /// Lets the user drag a value out of this view: with the mouse, or with a finger that stays on it first.
    ///
    /// - Parameters:
    ///   - payload: The value. It is made when a drag begins.
    ///   - preview: What follows the pointer, in place of the view itself.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        let source = DragSource(types: DragType.offered(by: T.self)) { DraggedItem(value: payload()) }
        return modifier(PreviewedDragSource(source: source, preview: preview()))
    }

    /// Takes values that the user drops on this view: values of a type that are dragged out of other views, and for texts and URLs also those
    /// that are dragged from other apps.
    ///
    /// - Partly: files of other apps are not taken.
    /// - Parameters:
    ///   - action: Takes the values and the place in the view where they were dropped. The result is ignored.
    ///   - isTargeted: Called when the user drags such a value over the view, and when it leaves.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropTarget(types: DragType.taken(by: T.self)) { event in
                switch event.phase {
                case .entered: isTargeted(true)
                case .left: isTargeted(false)
                case .dropped(let item):
                    isTargeted(false)
                    guard let value = item.value(as: T.self) else { return }
                    _ = action([value], event.location)
                }
            })
    }
}

/// Lets the user drag something out of a view, and shows another view meanwhile.
struct PreviewedDragSource<Preview: View>: ElementModifier {
    let source: DragSource
    nonisolated(unsafe) let preview: Preview  // Written once; its type need not be Sendable.

    nonisolated init(source: DragSource, preview: Preview) {
        self.source = source
        self.preview = preview
    }

    static var _layerKind: Kind? { .previewedDrag }

    var _attachment: some View { preview.modifier(SlotModifier("preview")) }

    func _apply(to element: inout ElementWriter) { source._apply(to: &element) }
}
