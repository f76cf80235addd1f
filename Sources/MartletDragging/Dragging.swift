import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// What the user drags.
struct DraggedItem {
    /// The value, for views of the app.
    var value: Any?
    /// The value as Foundation's drags have it.
    var provider: NSItemProvider?

    /// What was dragged from another app: a text, and the URL of a link.
    init(text: String, url: String) {
        let link = url.isEmpty ? nil : URL(string: url)
        value = link ?? text
        provider = link.map { NSItemProvider(object: $0 as URL) } ?? NSItemProvider(object: text)
        self.text = text
    }

    init(value: Any) {
        self.value = value
        if let text = value as? String { provider = NSItemProvider(object: text) }
        if let url = value as? URL { provider = NSItemProvider(object: url) }
    }

    init(provider: NSItemProvider) {
        self.provider = provider
        value = provider.object
    }

    private var text: String?

    /// The value as a type; a link from another app is also a text.
    func value<T>(as type: T.Type) -> T? { value as? T ?? text as? T }
}

/// What a session drags at the moment.
@MainActor
final class Dragging {
    private(set) var item: DraggedItem?
    /// The types that the view offers out of which it is dragged.
    private(set) var types: Set<String> = []

    static func of(_ element: ElementWriter) -> Dragging? { element.environment.session.map { $0.companion { _ in Dragging() } } }

    func begin(_ item: DraggedItem, as types: [String]) {
        self.item = item
        self.types = Set(types)
    }

    func end() {
        item = nil
        types = []
    }
}

/// Lets the user drag something out of a view.
struct DragSource: ElementModifier {
    let types: [String]
    nonisolated(unsafe) let item: () -> DraggedItem  // Sent to the main actor once, and called only there.

    nonisolated init(types: [String], item: @escaping () -> DraggedItem) {
        self.types = types
        self.item = item
    }

    func _apply(to element: inout ElementWriter) {
        guard let dragging = Dragging.of(element) else { return }
        element[.dragTypes] = .list(types.map(Value.string))
        element.on(.dragStart) { _ in dragging.begin(item(), as: types) }
        element.on(.dragEnd) { _ in dragging.end() }
    }
}

/// Something that happens to a view on which things can be dropped.
struct DropEvent {
    enum Phase {
        case entered
        case left
        case dropped(DraggedItem)
    }

    let phase: Phase
    /// In points of the view.
    let location: CGPoint
    /// The place as a share of the view's height.
    let share: Double
    /// What is dragged; `nil` before something from another app is dropped.
    let item: DraggedItem?
    /// Whether it is dragged out of a view of the app.
    let isFromPage: Bool
}

/// Lets the user drop things on a view.
struct DropTarget: ElementModifier {
    let types: [String]
    nonisolated(unsafe) let handle: (DropEvent) -> Void  // Sent to the main actor once, and called only there.

    nonisolated init(types: [String], handle: @escaping (DropEvent) -> Void) {
        self.types = types
        self.handle = handle
    }

    func _apply(to element: inout ElementWriter) { element.onDrops(of: types, handle) }
}

extension ElementWriter {
    /// Handles what is dragged over the element and dropped on it, if it has one of some types. An element can have several such handlers.
    @MainActor
    mutating func onDrops(of types: [String], _ handle: @escaping (DropEvent) -> Void) {
        guard let dragging = Dragging.of(self) else { return }
        var all = types
        if case .list(let others)? = self[.dropTypes] { all = others.compactMap(\.stringValue) + types }
        self[.dropTypes] = .list(all.map(Value.string))
        on(.drop) { value in
            guard let event = DropEvent(value, dragging: dragging) else { return }
            if !event.isFromPage || !dragging.types.isDisjoint(with: types) { handle(event) }
        }
    }
}

extension DropEvent {
    /// Decodes what a host reports: ``Action/drop``.
    @MainActor
    fileprivate init?(_ value: Value?, dragging: Dragging) {
        guard let list = value?.listValue, list.count >= 5, let number = list[0].intValue, let x = list[1].doubleValue,
            let y = list[2].doubleValue, let share = list[3].doubleValue, let isFromPage = list[4].boolValue
        else { return nil }
        location = CGPoint(x: x, y: y)
        self.share = share
        self.isFromPage = isFromPage
        if isFromPage {
            // Whatever a page reports, only what was dragged out of a view is dropped.
            guard let dragged = dragging.item else { return nil }
            item = dragged
        } else {
            item = list.count >= 7 ? DraggedItem(text: list[5].stringValue ?? "", url: list[6].stringValue ?? "") : nil
        }
        switch number {
        case 0: phase = .entered
        case 1: phase = .left
        default:
            guard let item else { return nil }
            phase = .dropped(item)
        }
    }
}
