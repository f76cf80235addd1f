import MartletCore
import MartletElements
import MartletGraph

/// A part of the user's device that only the page can reach, such as the location. Each session has its own.
///
/// An element without content stands for it in the page. What the app wants is a state of that element (``requests``), and not a command: a page that was
/// away or is loaded again reads it and goes on. The element's script asks the browser, and answers by ``MartletElements/Action/report``: no act of the user in
/// the app. Pages of apps that use no service contain neither the element nor its script.
@MainActor
package class DeviceService {
    package private(set) weak var session: SessionContext?
    /// What the user allows, as far as the page has reported it.
    package private(set) var permission = DevicePermission.notDetermined
    /// Whether the page has reported the permission.
    package private(set) var isPermissionKnown = false
    private var observers: [(owner: Weak, action: () -> Void)] = []
    private var questions: [(DevicePermission) -> Void] = []
    private var waiting: [() -> Void] = []
    private let source = Source()

    private struct Weak { weak var object: AnyObject? }

    /// What the app wants of the page, by name. The script of the element reads it.
    package final var requests: [String: Value] = [:] {
        didSet { if requests != oldValue { source.changed() } }
    }

    init(_ session: SessionContext) { self.session = session }

    // MARK: Permission

    /// Calls `action` each time that the page reports the permission, for as long as `owner` lives; soon also for a report from before.
    package final func observePermission(for owner: AnyObject, _ action: @escaping () -> Void) {
        observers.append((Weak(object: owner), action))
        guard isPermissionKnown else { return }
        Task { @MainActor [weak owner] in if owner != nil { action() } }
    }

    /// Asks the user for permission, unless they have answered before.
    /// - Parameter answered: Receives the answer: ``DevicePermission/notDetermined`` if the user has dismissed the question.
    package final func ask(_ answered: @escaping (DevicePermission) -> Void = { _ in }) {
        guard permission == .notDetermined else { return answered(permission) }
        questions.append(answered)
        requests["ask"] = true
    }

    /// Calls `action` when the page has reported the permission: at once if it has.
    package final func whenPermissionIsKnown(_ action: @escaping () -> Void) {
        if isPermissionKnown { action() } else { waiting.append(action) }
    }

    private func report(_ newPermission: DevicePermission, endsQuestion: Bool) {
        let isNews = !isPermissionKnown || permission != newPermission
        permission = newPermission
        isPermissionKnown = true
        if isNews {
            permissionChanged()
            observers.removeAll { $0.owner.object == nil }
            for observer in observers { observer.action() }
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
        guard endsQuestion || newPermission != .notDetermined else { return }
        requests["ask"] = nil
        let answered = questions
        questions = []
        for answer in answered { answer(newPermission) }
    }

    /// Called when the permission has changed, before those who observe it.
    func permissionChanged() {}

    // MARK: Answers of the page

    /// Handles an answer other than a permission.
    func receive(_ name: String, _ parts: ArraySlice<Value>) {}

    /// Handles what a page has sent, which can be anything: unknown answers are ignored.
    private func receive(_ value: Value?) {
        guard let parts = value?.listValue, let name = parts.first?.stringValue else { return }
        switch name {
        case "permission":
            guard let permission = parts.dropFirst().first?.stringValue.flatMap(DevicePermission.init(rawValue:)) else { return }
            report(permission, endsQuestion: false)
        case "dismissed": report(permission, endsQuestion: true)
        default: receive(name, parts.dropFirst())
        }
    }

    // MARK: The element

    final func lower(to element: inout ElementWriter) {
        source.wasRead()
        element[.requests] = .record(requests)
        element.on(.report) { [weak self] in self?.receive($0) }
    }
}

extension Attribute {
    /// What the app wants of the page's browser: a record.
    package static let requests: Attribute = "requests"
}
