import MartletElements
import MartletWeb

/// An app of one counter, one field and a few buttons, made by hand of elements.
@MainActor
final class TestSession: SessionChannel {
    let tree = ElementTree()
    var output: ((Outcome, [HostRequest]) -> Void)?
    var slowWork: ((SlowWork) -> Void)?
    let start: SessionStart
    private(set) var isClosed = false
    private(set) var events: [SessionEvent] = []
    var hasEvent: () -> Void = {}
    private let count: Element
    private let button: Element
    private let disabled: Element
    private let field: Element
    private var value = 0

    init(_ start: SessionStart) {
        self.start = start
        count = tree.create("text")
        button = tree.create("button")
        disabled = tree.create("button")
        field = tree.create("field")
        for (index, element) in [count, button, disabled, field].enumerated() { tree.insert(element, into: tree.root, at: index) }
        tree.setText("0", of: count)
        tree.setActions([.tap, "fill", "nothing"], of: button)
        tree.setActions([.tap], of: disabled)
        tree.setAttribute(.disabled, to: true, of: disabled)
        tree.setActions([.change], of: field)
        tree.setText(start.location, of: field)
        if let saved = start.snapshot?.values.first, let number = Int(saved.json) {
            value = number
            tree.setText(saved.json, of: count)
        }
        _ = tree.takeOutcome()
    }

    func snapshot() -> SessionSnapshot? {
        SessionSnapshot(
            location: start.location, traits: start.traits, values: [.init(place: 1, name: 1, json: String(value))],
            nextElement: tree.nextID, unsaved: ["Field.draft: Draft"])
    }

    func send(_ event: SessionEvent) throws(EventRejection) {
        events.append(event)
        hasEvent()
        switch event {
        case .element(let event):
            guard let element = tree[event.target] else { throw .unknownElement(event.target) }
            guard element.actions.contains(event.action) else { throw .notActionable(event.target, event.action) }
            guard element[.disabled] != true else { throw .disabled(event.target) }
            switch event.action {
            case "fill": show(String(repeating: "x", count: event.value?.intValue ?? 0))
            case .change: store(event.value?.stringValue ?? "")
            case "nothing": break
            default: increment()
            }
        case .navigate(let path):
            settle([.location(path + "!", replace: true)])
        case .traits, .phase, .open, .online, .notificationPermission, .push, .pushToken:
            break
        }
    }

    /// Something that happens without the page.
    func increment() {
        value += 1
        show(String(value))
    }

    func ask(_ request: HostRequest) { settle([request]) }

    private func store(_ text: String) {
        tree.setText(text, of: field)
        settle([.store(key: "text", value: .string(text))])
    }

    private func show(_ text: String) {
        tree.setText(text, of: count)
        settle([])
    }

    private func settle(_ requests: [HostRequest]) { output?(tree.takeOutcome(), requests) }

    func close() { isClosed = true }
}

/// Knows texts, and nothing else.
struct TestLowering: PageLowering {
    func page(of tree: ElementTree, shell: PageShell) -> String {
        """
        <!doctype html><html data-session="\(shell.session)" data-version="\(shell.version)" data-seq="\(shell.sequence)" \
        lang="\(shell.locale)"><title>\(shell.title ?? "")</title><script src="\(shell.resources["client.js"] ?? "")"></script>\
        <body>\(content(of: tree))</body></html>
        """
    }

    func content(of tree: ElementTree) -> String {
        tree.root.children.map { "<p id=\"e\($0.id)\">\($0.text ?? "")</p>" }.joined()
    }

    func patches(for outcome: Outcome, of tree: ElementTree) -> String {
        let patches = outcome.operations.compactMap { operation -> String? in
            guard case .setText(let id, let text) = operation else { return nil }
            return "[\"t\",\(id),\"\(text ?? "")\"]"
        }
        return "[" + patches.joined(separator: ",") + "]"
    }
}

/// All sessions that were begun, in order.
@MainActor
final class TestApp {
    private(set) var sessions: [TestSession] = []
    /// The session that had each event, in the order in which they came.
    private(set) var order: [Int] = []

    nonisolated init() {}

    /// Which of the sessions have been ended.
    var areClosed: [Bool] { sessions.map(\.isClosed) }

    func begin(_ start: SessionStart) -> TestSession {
        let session = TestSession(start)
        let index = sessions.count
        session.hasEvent = { [weak self] in self?.order.append(index) }
        sessions.append(session)
        return session
    }
}
