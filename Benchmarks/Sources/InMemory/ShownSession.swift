import Martlet
import MartletDOM
import MartletTest

/// A session with the lowering that shows it, in one process and without a network.
@MainActor
public final class ShownSession {
    public let session: AppSession
    /// The bytes of all patches so far.
    public private(set) var bytes = 0
    private let lowering = DOMLowering(symbol: { _ in "" })

    public init(_ session: AppSession) {
        self.session = session
        session.output = { [unowned self] outcome, _ in bytes += lowering.patches(for: outcome, of: session.tree).utf8.count }
    }

    /// The page as it stands.
    public func paint() -> String { lowering.content(of: session.tree) }

    /// The first button with a text in it.
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
