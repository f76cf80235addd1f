import MartletElements
import MartletUI
import Testing

@testable import MartletCore

/// Starts a session that goes on where another one is.
@MainActor
func goOn<Content: View>(from session: AppSession, @ViewBuilder _ content: () -> Content) throws -> AppSession {
    AppSession(snapshot: try #require(session.snapshot()), content: content)
}

@MainActor
func texts(_ session: AppSession) -> [String] {
    var texts: [String] = []
    session.tree.root.forEachDescendant { if $0.kind == .text, let text = $0.text { texts.append(text) } }
    return texts
}

@MainActor
func press(_ title: String, in session: AppSession) throws {
    var button: Element?
    session.tree.root.forEachDescendant { if $0.kind == .button, $0.children.contains(where: { $0.text == title }) { button = $0 } }
    try session.send(.element(Event(.tap, on: try #require(button).id)))
}
