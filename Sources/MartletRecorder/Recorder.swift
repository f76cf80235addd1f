import MartletElements

/// Writes down what a user does in an app as a test for `MartletTest` that does the same.
///
///     event ──willHandle──▶ the step, as the element was before ──(the app handles it)──didHandle──▶ what appeared at once
///
/// After each step the test expects the first texts that appeared because of it, or else that the first one that disappeared is gone. For texts that
/// came later, such as from a network, it waits.
@MainActor
public final class Recorder {
    private let start: Start
    private var steps: [Step] = []
    /// What was shown before the last step, and after the turn that followed it.
    private var shown: (before: [String], directly: Set<String>)?
    /// Whether a lazy container has shown more than its first rows.
    private var hasScrolled = false

    /// How the app was started.
    public struct Start: Hashable, Sendable {
        /// The name of the app's type, with its module: `Orchard.OrchardApp`.
        public var app: String
        /// The path and query of the first page.
        public var location: String
        /// The values that earlier sessions of the user stored.
        public var stored: [String: Value]

        public init(app: String, location: String, stored: [String: Value]) {
            self.app = app
            self.location = location
            self.stored = stored
        }
    }

    public init(_ start: Start) { self.start = start }

    /// The number of texts that a test expects after a step.
    private static let expectationLimit = 2
    /// The length of the longest text that a test expects.
    private static let longestText = 60

    /// Records an event, just before the app handles it.
    public func willHandle(_ event: SessionEvent, in tree: ElementTree) {
        guard let step = step(for: event, in: tree) else { return }
        if let last = steps.last, let merged = last.merged(with: step) {
            steps[steps.count - 1] = merged
            return
        }
        expectWhatAppeared(in: tree)
        steps.append(step)
        shown = (Self.texts(of: tree), [])
    }

    /// Looks at what the app has shown at once, in the turn that followed an event.
    public func didHandle(in tree: ElementTree) { shown?.directly = Set(Self.texts(of: tree)) }

    /// Returns the test as a source file.
    public func source(in tree: ElementTree) -> String {
        expectWhatAppeared(in: tree)
        shown = nil
        return TestSource(start: start, steps: steps).text
    }

    private func expectWhatAppeared(in tree: ElementTree) {
        guard let shown else { return }
        var expected: [String] = []
        let before = Set(shown.before)
        for text in Self.texts(of: tree) where !before.contains(text) && !expected.contains(text) {
            expected.append(text)
            if expected.count == Self.expectationLimit { break }
        }
        steps += expected.map { .expect($0, isLate: !shown.directly.contains($0)) }
        guard expected.isEmpty else { return }
        var present: Set<String> = []
        tree.root.forEachReachable { element in present.formUnion([element.label, element.value].compactMap(\.self)) }
        let gone = shown.before.first { !present.contains($0) && !shown.directly.contains($0) }
        if let gone { steps.append(.expectNone(gone)) }
    }

    /// The texts that the user can see, in the order of the tree.
    private static func texts(of tree: ElementTree) -> [String] {
        var texts: [String] = []
        tree.root.forEachReachable { element in
            guard element.kind == .text, let text = element.label, !text.isEmpty, text.count <= longestText,
                !text.contains(where: \.isNewline)
            else { return }
            texts.append(text)
        }
        return texts
    }

    // MARK: Steps

    private func step(for event: SessionEvent, in tree: ElementTree) -> Step? {
        switch event {
        case .element(let event):
            if event.action == .reveal { hasScrolled = true }
            guard !event.action.isReport, let element = tree[event.target] else { return nil }
            return step(for: event, on: element, in: tree)
        case .navigate(let location): return .call("navigate(\(Literal.text(location)))")
        case .open(let url): return .call("open(url: \(Literal.text(url)))")
        case .online(let isOnline): return .call("send(.online(\(isOnline)))")
        // These come without the user's doing, or the test cannot do the same.
        case .traits, .phase, .notificationPermission, .push, .pushToken: return nil
        }
    }

    private func step(for event: Event, on element: Element, in tree: ElementTree) -> Step? {
        let names = Names(in: tree)
        /// The step of a method whose only argument is the element.
        func call(_ method: String) -> Step { .call("\(method)(\(names.expression(for: element)))", scrollingTo: scrollTarget) }
        var scrollTarget: String? { hasScrolled && element.ancestor(.row) != nil ? names.expression(for: element) : nil }
        switch event.action {
        case .tap where element[.tapPlaces] == true && event.value != nil: break
        case .tap: return tap(on: element, names, scrollTarget)
        case .change: return change(to: event.value, of: element, names)
        case .submit: return .submit(element.id, field: names.expression(for: element))
        case .increment: return call("increment")
        case .decrement: return call("decrement")
        case .dismiss: return .call(element.kind == .screen ? "goBack()" : "dismiss()")
        case .delete: return .call("delete(\(names.expression(forRow: element)))")
        case .move:
            let next = event.value?.intValue.flatMap { tree[ElementID(rawValue: $0)] }.map { names.expression(forRow: $0) }
            return .call("move(\(names.expression(forRow: element)), before: \(next ?? "nil"))")
        case .refresh: return .call("refresh()")
        case .longPress: return call("longPress")
        case .doubleTap: return call("doubleTap")
        case .key:
            let keys = event.value?.listValue?.compactMap(\.stringValue).filter { $0 != "Repeat" } ?? []
            // A press of a test releases the key, too.
            if keys.dropFirst().contains("Up") { return nil }
            return keys.first.map { .call("press(\(Literal.text((keys.dropFirst() + [$0]).joined(separator: "+"))))") }
        // Other steps bring these with them, or the app cannot know them.
        case .focus, .press, .hover, .hoverPlace, .scrolled: return nil
        default: break
        }
        let value = event.value.map { ", \(Literal.value($0))" } ?? ""
        return .call("perform(\(Literal.text(event.action.rawValue))\(value), on: \(names.expression(for: element)))")
    }

    private func tap(on element: Element, _ names: Names, _ scrollTarget: String?) -> Step {
        let label = Literal.text(element.label ?? "")
        if element.isMenuItem, element.label != nil, let menu = element.ancestor(.menu) ?? element.ancestor(.contextMenu) {
            let content = menu.kind == .menu ? names.expression(for: menu) : names.expression(forContentOf: menu)
            return .call("choose(\(label), from: \(content))")
        }
        if let row = element.swipedRow, element.label != nil {
            return .call("swipe(\(names.expression(forRow: row)), action: \(label))")
        }
        return .call("tap(\(names.expression(for: element)))", scrollingTo: scrollTarget)
    }

    private func change(to value: Value?, of element: Element, _ names: Names) -> Step? {
        let name = names.expression(for: element)
        switch element.kind {
        case .field, .editor:
            guard let text = value?.listValue?.first?.stringValue else { return nil }
            return .type(element.id, field: name, from: element[.value]?.stringValue ?? "", to: text, returns: false)
        case .toggle: return .call("toggle(\(name))")
        case .disclosure: return .call("tap(\(name))")
        case .picker:
            guard let option = element.options.first(where: { $0[.index] == value })?.label else { return nil }
            return .call("pick(\(Literal.text(option)), in: \(name))")
        case .tabs:
            guard let index = value?.intValue, let tab = element.children.filter({ $0.kind == .tab }).dropFirst(index).first?.label else {
                return nil
            }
            return .call("select(tab: \(Literal.text(tab)))")
        default:
            guard let value else { return nil }
            switch value {
            case .double, .int: return .set(element.id, "set(\(name), to: \(Literal.value(value)))")
            case .string: return .set(element.id, "set(\(name), to: \(Literal.value(value)))")
            default: return .call("perform(.change, \(Literal.value(value)), on: \(name))")
            }
        }
    }
}

extension Element {
    /// The row whose swipe actions contain the element; `nil` if it is none.
    fileprivate var swipedRow: Element? {
        var child = self
        while let place = child.parent {
            if place.kind == .row { return child[.slot]?.stringValue?.hasSuffix("-actions") == true ? place : nil }
            child = place
        }
        return nil
    }
}
