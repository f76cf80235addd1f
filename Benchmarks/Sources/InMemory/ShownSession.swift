import Martlet
import MartletDOM
import MartletTest

/// A session and its lowering to HTML, in one process without a network.
@MainActor
public final class ShownSession {
    public let session: AppSession
    /// The size of all patches so far, in bytes.
    public private(set) var bytes = 0
    private let lowering = DOMLowering(symbol: { _ in "" })

    public init(_ session: AppSession) {
        self.session = session
        session.output = { [unowned self] outcome, _ in bytes += lowering.patches(for: outcome, of: session.tree).utf8.count }
    }

    /// Returns the HTML of the page.
    public func paint() -> String { lowering.content(of: session.tree) }

    /// Returns the first button that contains a text.
    public func button(saying text: String) -> ElementID? {
        var found: ElementID?
        session.tree.root.forEachDescendant { element in
            guard found == nil, element.kind == .button else { return }
            element.forEachDescendant { if $0.text == text { found = element.id } }
        }
        return found
    }

    public func tap(_ button: ElementID) throws { try session.send(.element(Event(.tap, on: button))) }
}
