import MartletCore
import MartletElements

/// A host's session as the server of its page sees it: the host hears of the page's events first.
@MainActor
final class PageChannel: SessionChannel {
    /// The page can outlive the host by some events.
    private weak var host: TestHost?
    private let session: AppSession
    /// What the session has done before a page asked for it. The first paint contains the rest.
    private var early: [(Outcome, [HostRequest])] = []
    var slowWork: ((SlowWork) -> Void)?
    var output: ((Outcome, [HostRequest]) -> Void)? {
        didSet {
            guard let output else { return }
            for (outcome, requests) in early { output(Outcome(operations: outcome.operations.filter(\.isOneTimeEffect)), requests) }
            early = []
        }
    }

    init(_ session: AppSession, of host: TestHost) {
        self.session = session
        self.host = host
    }

    var tree: ElementTree { session.tree }

    /// Passes on what the session has done.
    func show(_ outcome: Outcome, _ requests: [HostRequest]) {
        if let output { output(outcome, requests) } else { early.append((outcome, requests)) }
    }

    func send(_ event: SessionEvent) throws(EventRejection) { try host?.receive(event) }

    /// The host decides when its session ends.
    func close() {}
}
