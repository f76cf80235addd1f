import MartletElements
import MartletTest

#if canImport(MartletDOM)
import MartletDOM
#endif

/// Reads the counters of a mounted app while it performs actions.
@MainActor
final class Meter {
    let host: TestHost
    private var operations = 0
    private var bytes: Int?

    /// Counts the host's operations from now on.
    init(_ host: TestHost) {
        self.host = host
        let show = host.session.output
        #if canImport(MartletDOM)
        bytes = 0
        let lowering = DOMLowering(symbol: { _ in "" })
        #endif
        host.session.output = { [weak self, unowned host] outcome, requests in
            self?.operations += outcome.operations.count
            #if canImport(MartletDOM)
            // Subtract the brackets, so that two changes count the same in one turn as in two.
            if !outcome.isEmpty { self?.bytes? += lowering.patches(for: outcome, of: host.session.tree).utf8.count - 1 }
            #endif
            show?(outcome, requests)
        }
    }

    /// The cost of starting the app and showing it as a page.
    var start: Cost {
        let counter = host.session.graph.evaluations
        var cost = Cost(
            actions: 1, evaluations: counter.total, idle: counter.idle, operations: host.session.tree.snapshot().count)
        #if canImport(MartletDOM)
        cost.bytes = DOMLowering(symbol: { _ in "" }).content(of: host.session.tree).utf8.count
        #endif
        return cost
    }

    /// Returns the cost of a number of actions.
    func cost(of actions: Int, _ act: () async -> Void) async -> Cost {
        await host.settle()
        host.resetCounts()
        operations = 0
        if bytes != nil { bytes = 0 }
        await act()
        await host.settle()
        let counter = host.session.graph.evaluations
        return Cost(actions: actions, evaluations: counter.total, idle: counter.idle, operations: operations, bytes: bytes)
    }
}
