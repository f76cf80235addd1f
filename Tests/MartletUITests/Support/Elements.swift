import MartletElements
import MartletTest
import MartletUI
import Testing

// Reaches elements by kind, for tests of what a host is told.
extension TestHost {
    /// The elements of a kind, in the order in which they are shown.
    func elements(_ kind: Kind) -> [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == kind { found.append($0) } }
        return found
    }

    /// The first element of a kind, which must be there.
    func element(_ kind: Kind) throws -> Element { try #require(elements(kind).first) }

    /// The first element of a kind in which a text stands.
    func first(_ kind: Kind, saying text: String? = nil) -> Element? {
        elements(kind).first { element in text == nil || element.first { $0.text == text } != nil }
    }

    /// All texts, in the order in which they are shown.
    var shownTexts: [String] { shownTexts(in: session.tree.root) }

    func shownTexts(in element: Element) -> [String] {
        var found: [String] = []
        element.forEachDescendant { if let text = $0.text { found.append(text) } }
        return found
    }

    /// Reports an action on an element, which must be there.
    func fire(_ action: Action, on element: Element?, value: Value? = nil) throws {
        let element = try #require(element)
        try act { try session.send(.element(Event(action, on: element.id, value: value))) }
    }

    /// Presses the first button in which a text stands.
    func tapButton(_ text: String) throws { try fire(.tap, on: first(.button, saying: text)) }
}
