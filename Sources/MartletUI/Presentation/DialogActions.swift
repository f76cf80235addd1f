@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

/// The actions of a dialog, with a default action if none of them fits.
struct DialogActions<Actions: View, Addition: View>: View {
    typealias Body = Never
    let actions: Actions
    let addition: Addition
    /// Whether one of the actions must have the cancel role; otherwise any button is sufficient.
    let needsCancel: Bool

    init(actions: Actions, needsCancel: Bool, @ViewBuilder addition: () -> Addition) {
        self.actions = actions
        self.needsCancel = needsCancel
        self.addition = addition()
    }

    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { DialogActionsNode(view, at: place) }
}

/// Adds the addition while the actions lack the required button. The elements of the actions are known only after they are created.
@MainActor
private final class DialogActionsNode<Actions: View, Addition: View>: ViewNode<DialogActions<Actions, Addition>> {
    private var view: DialogActions<Actions, Addition>
    private var actions: ViewNode<Actions>?
    private var addition: ViewNode<Addition>?

    init(_ view: DialogActions<Actions, Addition>, at place: Place) {
        self.view = view
        super.init(at: place)
        actions = Actions._makeNode(view.actions, at: placeForChild)
        complete()
    }

    override func update(_ view: DialogActions<Actions, Addition>) {
        self.view = view
        actions?.update(view.actions)
        addition?.update(view.addition)
    }

    private func complete() {
        let isComplete = (actions?.elements ?? []).contains { $0.kind == .button && (!view.needsCancel || $0[.role] == "cancel") }
        if isComplete {
            addition?.unmount()
            addition = nil
        } else if addition == nil {
            addition = Addition._makeNode(view.addition, at: placeForChild)
        }
    }

    override func elementsChanged(of child: AnyViewNode, _ change: RowsChange?) {
        if child === actions { complete() }
        elementsChanged()
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let actions { visit(actions) }
        if let addition { visit(addition) }
    }
}
