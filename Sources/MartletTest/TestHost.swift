import MartletElements
import MartletGraph
import MartletUI

/// Shows a view in memory, and does to it what a user would.
@MainActor
public final class TestHost {
    public let session: AppSession
    /// The operations since the last action began.
    public private(set) var operations: [MartletElements.Operation] = []
    /// What the app asked of its host since the last action began.
    public private(set) var requests: [HostRequest] = []
    /// What the runtime had to say to the app's developer.
    public private(set) var warnings: [String] = []

    init(_ session: AppSession) {
        self.session = session
        operations = session.tree.snapshot()
        session.output = { [unowned self] outcome, requests in
            operations += outcome.operations
            self.requests += requests
        }
        session.warned = { [unowned self] in warnings.append($0) }
    }

    /// How often views of a type were evaluated since the start or the last ``resetCounts()``.
    public func evaluations<T>(of type: T.Type) -> Int { session.graph.evaluations[type] }

    public func resetCounts() { session.graph.evaluations.reset() }

    /// Does something outside the views, and settles what it changed.
    public func act(_ action: () throws -> Void) rethrows {
        operations = []
        requests = []
        try action()
        session.settle()
    }
}

/// Shows a view.
@MainActor
public func mount<Content: View>(
    traits: ClientTraits = ClientTraits(), environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
) -> TestHost {
    TestHost(AppSession(traits: traits, environment: environment, content: content))
}
