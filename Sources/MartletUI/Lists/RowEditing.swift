import Foundation
@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

extension DynamicViewContent {
    /// Lets the user delete rows. The action receives their offsets and must remove them from the data; `nil` disables deletion.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(delete: action))
    }

    /// Lets the user move rows in edit mode. The action receives their offsets and the offset of the row before which to insert them; `nil`
    /// disables moving.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(move: action))
    }
}

extension View {
    /// Sets whether the user is prevented from deleting this row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        transformEnvironment(\.isDeleteDisabled) { $0 = $0 || isDisabled }
    }

    /// Sets whether the user is prevented from moving this row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        transformEnvironment(\.isMoveDisabled) { $0 = $0 || isDisabled }
    }
}

private struct DeleteDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MoveDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var isDeleteDisabled: Bool {
        get { self[DeleteDisabledKey.self] }
        set { self[DeleteDisabledKey.self] = newValue }
    }

    fileprivate var isMoveDisabled: Bool {
        get { self[MoveDisabledKey.self] }
        set { self[MoveDisabledKey.self] = newValue }
    }
}

/// The edit actions for the rows of a `ForEach`, or for the one row that it is inside of.
struct RowEditing: ViewModifier {
    typealias Body = Never
    // Handed to the main actor once, and called there alone.
    nonisolated(unsafe) var delete: ((IndexSet) -> Void)?
    nonisolated(unsafe) var move: ((IndexSet, Int) -> Void)?
    /// Whether offsets refer to the nearest `ForEach` above, one of whose rows has the actions; else they refer to the outermost one below.
    let isInRow: Bool

    nonisolated init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil, isInRow: Bool = false) {
        self.delete = delete
        self.move = move
        self.isInRow = isInRow
    }

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        RowEditingNode(view, at: place)
    }
}

/// Adds the edit actions to each row below.
@MainActor
private final class RowEditingNode<V: View>: ViewNode<ModifiedContent<V, RowEditing>>, ElementModifying {
    private var editing: RowEditing
    private var child: ViewNode<V>?

    init(_ view: ModifiedContent<V, RowEditing>, at place: Place) {
        editing = view.modifier
        super.init(at: place)
        var below = placeForChild
        below.modifiers = ModifierLink(self, outer: modifiers)
        child = V._makeNode(view.content, at: below)
    }

    override func update(_ view: ModifiedContent<V, RowEditing>) {
        let canDelete = editing.delete != nil
        let canMove = editing.move != nil
        editing = view.modifier
        // Rows look up the actions when the user edits, so they need no update for new closures.
        if canDelete != (editing.delete != nil) || canMove != (editing.move != nil) { child?.modifiersChanged() }
        child?.update(view.content)
    }

    var trait: Any? { nil }
    var layerKind: Kind? { .row }

    func makeAttachments(in owner: any ElementOwner) -> [AnyViewNode] { [] }

    func updateAttachments(_ attachments: [AnyViewNode]) {}

    func apply(to element: inout ElementWriter) {
        guard let owner = element.node else { return }
        let canDelete = editing.delete != nil && !element.environment.isDeleteDisabled
        let canMove = editing.move != nil && !element.environment.isMoveDisabled
        if canDelete { element.on(.delete) { [weak self, weak owner] _ in if let owner { self?.delete(owner) } } }
        if canMove { element.on(.move) { [weak self, weak owner] value in if let owner { self?.move(owner, before: value) } } }
        if canDelete || canMove, element.environment.isEditing { element[.isEditing] = true }
    }

    private func offset(of row: any ElementOwner) -> (offset: Int, count: Int)? {
        guard editing.isInRow else { return place(ofRow: row) }
        var child: AnyViewNode = self
        while let parent = child.viewParent {
            if let rows = parent as? any RowOwner, rows.offset(ofRow: child) != nil { return rows.placeOfOwn(row) }
            child = parent
        }
        return nil
    }

    private func delete(_ row: any ElementOwner) {
        guard let place = offset(of: row) else { return }
        editing.delete?([place.offset])
    }

    private func move(_ row: any ElementOwner, before value: Value?) {
        guard let place = offset(of: row) else { return }
        var destination = place.count
        if let id = value?.intValue {
            guard let next = tree[ElementID(rawValue: id)]?.target as? any ElementOwner, let other = offset(of: next) else { return }
            destination = other.offset
        }
        editing.move?([place.offset], destination)
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}

extension RowOwner {
    /// Returns the offset of the row that contains an element, and the number of rows.
    fileprivate func placeOfOwn(_ element: any ElementOwner) -> (offset: Int, count: Int)? {
        var child: AnyViewNode = element
        while let parent = child.viewParent {
            if parent === self { return offset(ofRow: child).map { ($0, rowCount) } }
            child = parent
        }
        return nil
    }
}
