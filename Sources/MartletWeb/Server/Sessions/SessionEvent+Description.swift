import MartletCore
import MartletElements

/// What takes the parts of a description.
protocol DescriptionTarget {
    mutating func append(_ text: String)
}

extension String: DescriptionTarget {}
extension WorkRecord.Line: DescriptionTarget {}

extension SessionEvent {
    /// Describes the event for the author of the app, with what is written on the element.
    @MainActor
    func description(in tree: ElementTree) -> String {
        var text = ""
        describe(in: tree, namesLabels: true, to: &text)
        return text
    }

    /// Whether the page reports this by itself, such as a size.
    var isReport: Bool {
        switch self {
        case .element(let event): event.action.isReport
        case .traits: true
        default: false
        }
    }

    /// Describes the event for a developer: `tap on button in CartView`.
    ///
    /// - Parameter namesLabels: Whether it says what is written on the element: `tap on button “Pay” in CartView`. A label may be about the user, so
    ///   it has no place in a server's log.
    @MainActor
    func describe(in tree: ElementTree, namesLabels: Bool, to line: inout some DescriptionTarget) {
        switch self {
        case .element(let event):
            // A page can name any action.
            guard let element = tree[event.target], element.actions.contains(event.action) else { return line.append("an unknown action") }
            line.append(event.action.rawValue)
            line.append(" on ")
            line.append(element.kind.rawValue)
            if namesLabels, let label = element.label { line.append(" “\(label.prefix(40))”".replacing("\n", with: " ")) }
            guard let node = element.target as? AnyViewNode else { return }
            line.append(" in ")
            line.append(node.enclosingViewName)
        case .navigate: line.append("navigation")
        case .open: line.append("opening a URL")
        case .traits: line.append("a change of the window or of the user's settings")
        case .phase(let phase): line.append("a change of the scene's phase to \(phase)")
        case .online(let isOnline): line.append(isOnline ? "going online" : "going offline")
        case .notificationPermission: line.append("a change of the permission for notifications")
        case .push: line.append("a push message")
        case .pushToken: line.append("registering for push messages")
        }
    }
}
