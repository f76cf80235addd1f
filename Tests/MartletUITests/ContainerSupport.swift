import MartletElements
import MartletTest
import MartletUI
import Testing

extension TestHost {
    /// The elements of a kind, in the order in which they are shown.
    func all(_ kind: Kind) -> [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == kind { found.append($0) } }
        return found
    }

    /// The first element of a kind in which a text stands.
    func element(_ kind: Kind, saying text: String? = nil) -> Element? {
        all(kind).first { element in text == nil || element.first { $0.text == text } != nil }
    }

    /// All texts, in the order in which they are shown.
    var texts: [String] { texts(in: session.tree.root) }

    func texts(in element: Element) -> [String] {
        var found: [String] = []
        element.forEachDescendant { if let text = $0.text { found.append(text) } }
        return found
    }

    /// Reports an action on an element.
    func report(_ action: Action, on element: Element?, _ value: Value? = nil) throws {
        let element = try #require(element)
        try act { try session.send(.element(Event(action, on: element.id, value: value))) }
    }

    /// Presses the first button in which a text stands.
    func press(_ text: String) throws { try report(.tap, on: element(.button, saying: text)) }
}
