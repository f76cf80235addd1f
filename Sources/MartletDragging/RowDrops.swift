import Foundation
@_spi(Nodes) import MartletCore
import MartletCoreTransferable
import MartletElements
import MartletGraph
import MartletUI
import MartletUniformTypes

extension DynamicViewContent {
    /// Takes values that the user drops between the rows.
    ///
    /// - Parameter action: Takes the values, and the offset of the row before which to insert them.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowDrops(types: DragType.taken(by: T.self)) { item, offset in
                if let value = item.value(as: T.self) { action([value], offset) }
            })
    }

    /// Takes what the user drops between the rows.
    ///
    /// - Parameter action: Takes the offset of the row before which to insert, and what was dropped.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (_ offset: Int, _ providers: [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowDrops(types: DragType.taken(by: supportedContentTypes)) { item, offset in
                if let provider = item.provider { action(offset, [provider]) }
            })
    }
}

/// Lets the user drop things between the rows of a `ForEach`.
private struct RowDrops: ViewModifier {
    typealias Body = Never
    let types: [String]
    nonisolated(unsafe) let insert: (DraggedItem, Int) -> Void  // Sent to the main actor once, and called only there.

    nonisolated init(types: [String], insert: @escaping (DraggedItem, Int) -> Void) {
        self.types = types
        self.insert = insert
    }

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        RowDropsNode(view, at: place)
    }
}

/// Lets things be dropped beside each row below. Offsets refer to the outermost `ForEach` below this node.
@MainActor
private final class RowDropsNode<V: View>: ViewNode<ModifiedContent<V, RowDrops>>, ElementModifying {
    /// Rows look it up when something is dropped, so they need no update for new closures.
    private var drops: RowDrops
    private var child: ViewNode<V>?

    init(_ view: ModifiedContent<V, RowDrops>, at place: Place) {
        drops = view.modifier
        super.init(at: place)
        var below = placeForChild
        below.modifiers = ModifierLink(self, outer: modifiers)
        child = V._makeNode(view.content, at: below)
    }

    override func update(_ view: ModifiedContent<V, RowDrops>) {
        let hasNewTypes = drops.types != view.modifier.types
        drops = view.modifier
        if hasNewTypes { child?.modifiersChanged() }
        child?.update(view.content)
    }

    var trait: Any? { nil }
    var layerKind: Kind? { .row }

    func makeAttachments(in owner: any ElementOwner) -> [AnyViewNode] { [] }

    func updateAttachments(_ attachments: [AnyViewNode]) {}

    func apply(to element: inout ElementWriter) {
        guard let row = element.node else { return }
        element[.isDroppedBeside] = true
        element.onDrops(of: drops.types) { [weak self, weak row] event in
            guard case .dropped(let item) = event.phase, let self, let row, let place = self.place(ofRow: row) else { return }
            drops.insert(item, place.offset + (event.share < 0.5 ? 0 : 1))
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
