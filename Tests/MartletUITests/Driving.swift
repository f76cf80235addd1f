import MartletElements
import MartletTest
import MartletUI
import Testing

// Reaches elements by kind, for tests of what a host is told.
extension TestHost {
    func elements(_ kind: Kind) -> [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == kind { found.append($0) } }
        return found
    }

    func element(_ kind: Kind) throws -> Element { try #require(elements(kind).first) }

    var texts: [String] { elements(.text).compactMap(\.text) }

    func fire(_ action: Action, on element: Element, value: Value? = nil) throws {
        try act { try session.send(.element(Event(action, on: element.id, value: value))) }
    }
}
