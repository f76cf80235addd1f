import MartletElements

/// The press of a key that the session is handling, and whether a view has handled it.
///
/// A host reports a press to the innermost view that asks for the key. Each view that ignores it leaves it to the next one around.
@MainActor
package final class KeyPresses {
    /// Whether a view has handled the press, so that views around it do not get it.
    package private(set) var isHandled = false
    private var ignoredCount = 0
    private var ignored: (element: Element, value: Value)?

    package static func of(_ session: SessionContext) -> KeyPresses { session.companion { _ in KeyPresses() } }

    /// Handles the press, unless a view further inside has.
    package func handle(_ action: () -> Bool) {
        if !isHandled { isHandled = action() }
    }

    /// What tells the host that the views have ignored the last press that it reported for an element.
    package func ignored(by owner: any ElementOwner) -> Value? {
        ignored.flatMap { $0.element.target === owner ? $0.value : nil }
    }

    /// Offers a press, which the views of an element have got, to the views around it, and tells the host if all of them ignore it.
    func offer(_ event: Event, from element: Element, in tree: ElementTree) {
        var place = element.parent
        while !isHandled, let current = place {
            place = current.parent
            if current.isModal || current[.disabled] == true { break }
            if current.actions.contains(.key), current.target !== element.target {
                current.target?.perform(.key, on: current, value: event.value)
            }
        }
        defer { isHandled = false }
        guard !isHandled, tree[element.id] === element, let key = event.value?.listValue?.first else { return }
        ignoredCount += 1
        ignored = (element, .list([.string("\(ignoredCount)"), key]))
        tree.setAttribute(.ignoredKey, to: ignored?.value, of: element)
    }
}
