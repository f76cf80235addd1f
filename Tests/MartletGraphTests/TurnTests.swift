import Testing

@testable import MartletGraph

/// A node that logs its evaluations and reads the given sources.
@MainActor
private final class Probe: Node {
    let name: String
    let log: Log
    var reads: [Source] = []
    var onRead: () -> Void = {}
    var onEvaluate: () -> Void = {}
    private var children: [Probe] = []

    final class Log { var names: [String] = [] }

    init(_ name: String, _ graph: Graph, _ parent: Node?, _ log: Log) {
        self.name = name
        self.log = log
        super.init(graph: graph, parent: parent)
        (parent as? Probe)?.children.append(self)
    }

    override func forEachChild(_ visit: (Node) -> Void) { for child in children { visit(child) } }

    override func evaluate() {
        log.names.append(name)
        tracking {
            for source in reads { source.wasRead() }
            onRead()
        }
        onEvaluate()
    }
}

extension Probe: @preconcurrency CustomStringConvertible { var description: String { name } }

/// A source with a pair of numbers.
@MainActor
private final class Pair: Source {
    var value = (0, 0) { didSet { changed() } }

    func read() -> (Int, Int) {
        wasRead()
        return value
    }
}

private final class Reader {}

@MainActor
@Suite("A turn")
final class TurnTests {
    private let graph = Graph()
    private let log = Probe.Log()
    private var probes: [Probe] = []

    isolated deinit { for probe in probes.reversed() { probe.unmount() } }

    private func probe(_ name: String, below parent: Node? = nil, reading sources: Source...) -> Probe {
        let probe = Probe(name, graph, parent, log)
        probes.append(probe)
        probe.reads = sources
        probe.evaluateNow()
        log.names = []
        return probe
    }

    @Test func `Evaluates shallow nodes first, and each node once`() {
        let root = probe("root")
        let child = probe("child", below: root)
        let grandchild = probe("grandchild", below: child)
        for node in [grandchild, child, root, child, grandchild] { node.invalidate() }
        graph.runTurns()
        #expect(log.names == ["root", "child", "grandchild"])
    }

    @Test func `Evaluates only the nodes that read the changed source`() {
        let a = Source()
        let b = Source()
        let readers = [probe("a", reading: a), probe("b", reading: b), probe("both", reading: a, b)]
        a.changed()
        graph.runTurns()
        #expect(log.names == ["both", "a"] || log.names == ["a", "both"])
        #expect(readers.allSatisfy { $0.isMounted })
    }

    @Test func `A value that arrives evaluates only the nodes that looked for it in vain, as long as there are no more than eight keys`() {
        let root = probe("root")
        let keys: [Any.Type] = [Int.self, String.self, Bool.self, Double.self, [Int].self, Float.self, Int8.self, Character.self]
        for key in keys {
            let reader = probe("\(key)", below: root)
            reader.onRead = { MissedKey(of: ObjectIdentifier(key)).recordMiss() }
            reader.evaluateNow()
        }
        for key in keys {
            log.names = []
            MissedKey(of: ObjectIdentifier(key)).invalidateNodes(below: root)
            graph.runTurns()
            #expect(log.names == ["\(key)"])
        }
    }

    @Test func `Removes the dependency on a source that a node no longer reads`() {
        let a = Source()
        let b = Source()
        let node = probe("node", reading: a)
        node.reads = [b]
        node.evaluateNow()
        #expect(a.readerCount == 0)
        #expect(b.readerCount == 1)
    }

    @Test func `Keeps one edge for a source that is read several times`() {
        let a = Source()
        let b = Source()
        let node = probe("node", reading: a, b, a, a, b)
        #expect(a.readerCount == 1)
        node.evaluateNow()
        #expect(a.readerCount == 1)
        #expect(b.readerCount == 1)
    }

    @Test func `Evaluates a node that selected a part of a source only if that part changed`() {
        let pair = Pair()
        let reader = Reader()
        let node = probe("node")
        node.onRead = { _ = Graph.selecting(by: reader) { pair.read().0 } }
        node.evaluateNow()
        log.names = []
        pair.value.1 = 5
        graph.runTurns()
        #expect(log.names == [])
        pair.value.0 = 5
        graph.runTurns()
        #expect(log.names == ["node"])
    }

    @Test func `Evaluates a node at any change of a source that it also read as a whole`() {
        let pair = Pair()
        let reader = Reader()
        let node = probe("node")
        node.onRead = {
            _ = Graph.selecting(by: reader) { pair.read().0 }
            _ = pair.read()
        }
        node.evaluateNow()
        log.names = []
        pair.value.1 = 5
        graph.runTurns()
        #expect(log.names == ["node"])
    }

    @Test func `Evaluates a node that selected two parts if either changed`() {
        let pair = Pair()
        let (first, second) = (Reader(), Reader())
        let node = probe("node")
        node.onRead = {
            _ = Graph.selecting(by: first) { pair.read().0 }
            _ = Graph.selecting(by: second) { pair.read().1 }
        }
        node.evaluateNow()
        log.names = []
        pair.value.1 = 5
        graph.runTurns()
        #expect(log.names == ["node"])
    }

    @Test func `Skips a node that was unmounted while it waited`() {
        let root = probe("root")
        let child = probe("child", below: root)
        root.onEvaluate = { child.unmount() }
        child.invalidate()
        root.invalidate()
        graph.runTurns()
        #expect(log.names == ["root"])
    }

    @Test func `Does not evaluate a dirty node again that its parent has evaluated`() {
        let root = probe("root")
        let child = probe("child", below: root)
        root.onEvaluate = { child.evaluateNow() }
        child.invalidate()
        root.invalidate()
        graph.runTurns()
        #expect(log.names == ["root", "child"])
    }

    @Test func `Requests one turn for many changes`() {
        var wanted = 0
        graph.turnWanted = { wanted += 1 }
        let a = Source()
        let nodes = (0..<5).map { probe("\($0)", reading: a) }
        a.changed()
        nodes[0].invalidate()
        #expect(wanted == 1)
    }

    @Test func `Runs effects after the commit, and handles their changes in another turn`() {
        let a = Source()
        let node = probe("node", reading: a)
        graph.committed = { [log] in log.names.append("commit") }
        graph.afterCommit { [log] in
            log.names.append("effect")
            a.changed()
        }
        graph.runTurns()
        #expect(log.names == ["commit", "effect", "node", "commit"])
        #expect(node.isMounted)
    }

    @Test func `Reports the nodes of an endless loop, and continues when they are unmounted`() {
        var names: [String] = []
        var effects = 0
        let node = probe("restless")
        graph.endlessLoopFound = { [graph] in
            names = $0.map { "\($0)" }
            node.unmount()
            graph.afterCommit { effects += 1 }
        }
        graph.committed = { node.invalidate() }
        node.invalidate()
        graph.runTurns()
        #expect(names == ["restless"])
        #expect(effects == 1)
        #expect(!graph.needsTurn)
        graph.afterCommit { effects += 1 }
        graph.runTurns()
        #expect(effects == 2)
    }

    @Test func `Accepts no more work when the nodes of an endless loop stay mounted`() {
        var reports = 0
        graph.endlessLoopFound = { _ in reports += 1 }
        let node = probe("restless")
        graph.committed = { node.invalidate() }
        node.invalidate()
        graph.runTurns()
        #expect(reports == 1)
        #expect(!graph.needsTurn)
        log.names = []
        node.invalidate()
        graph.whenSettling { Issue.record("This is work for a graph that has ended.") }
        graph.afterCommit { Issue.record("This is work for a graph that has ended.") }
        graph.runTurns()
        #expect(log.names == [])
    }

    @Test func `Reports a node that defers structural work endlessly`() {
        var names: [String] = []
        graph.endlessLoopFound = { names = $0.map { "\($0)" } }
        graph.turnLimit = 5
        let node = probe("restless")
        func again() {
            node.invalidate()
            graph.whenSettling(again)
        }
        again()
        graph.runTurns()
        #expect(names == ["restless"])
    }

    @Test func `Finds a source among many that were read`() {
        let sources = (0..<1_000).map { _ in Source() }
        let node = probe("node")
        node.reads = sources + sources.reversed()
        node.evaluateNow()
        #expect(sources.allSatisfy { $0.readerCount == 1 })
        node.reads = sources.reversed()
        node.evaluateNow()
        #expect(sources.allSatisfy { $0.readerCount == 1 })
        node.reads = []
        node.evaluateNow()
        #expect(sources.allSatisfy { $0.readerCount == 0 })
    }

    /// This took minutes when each lookup was a linear search.
    @Test(.timeLimit(.minutes(5)))
    func `Finds a source and its selections among 100,000`() {
        let pair = Pair()
        let readers = (0..<100_000).map { _ in Reader() }
        let sources = (0..<100_000).map { _ in Source() }
        let node = probe("node")
        let steps = probe("steps")
        node.onRead = {
            for reader in readers { _ = Graph.selecting(by: reader) { pair.read().0 } }
            for reader in readers { _ = Graph.selecting(by: reader) { pair.read().0 } }
        }
        steps.reads = sources.reversed() + sources + sources.reversed()
        node.evaluateNow()
        steps.evaluateNow()
        #expect(pair.readerCount == 1)
    }

    @Test func `Reports a node that changes its own source during its evaluation`() {
        var names: [String] = []
        graph.endlessLoopFound = { names = $0.map { "\($0)" } }
        graph.turnLimit = 5
        let a = Source()
        let node = probe("restless", reading: a)
        node.onEvaluate = { a.changed() }
        a.changed()
        graph.runTurns()
        #expect(names == ["restless"])
    }

    @Test func `Does not report many nodes marked by one evaluation as an endless loop`() {
        graph.endlessLoopFound = { _ in Issue.record("There is no endless loop.") }
        graph.turnLimit = 5
        let (a, b) = (Source(), Source())
        let first = probe("first", reading: a)
        let others = (0..<100).map { probe("\($0)", reading: b) }
        first.onEvaluate = { b.changed() }
        a.changed()
        graph.runTurns()
        #expect(log.names.count == 101)
        withExtendedLifetime(others) {}
    }

    @Test func `Runs work posted by other threads`() async {
        let a = Source()
        let node = probe("node", reading: a)
        await withCheckedContinuation { continuation in
            graph.turnWanted = { continuation.resume() }
            let graph = graph
            Task.detached { graph.post { a.changed() } }
        }
        graph.runTurns()
        #expect(log.names == ["node"])
        #expect(node.isMounted)
    }

    @Test func `Keeps no node and no edge of an unmounted subtree`() {
        let a = Source()
        let root = probe("root")
        _ = (0..<10).map { probe("\($0)", below: root, reading: a) }
        root.unmount()
        #expect(a.readerCount == 0)
        #expect(graph.nodeCount == 0)
    }

    @Test func `Keeps the transaction of a node's own change when a node above is evaluated first`() {
        final class Marker {}
        let marker = Marker()
        let above = Source(), own = Source()
        let parent = probe("parent", reading: above), child = probe("child", below: parent, reading: own)
        graph.runTurns()
        var seen: [String: Bool] = [:]
        parent.onEvaluate = { [graph] in
            seen["parent"] = graph.transaction === marker
            child.evaluateNow()
        }
        child.onEvaluate = { [graph] in seen["child"] = graph.transaction === marker }
        above.changed()
        Graph.ambientTransaction = marker
        own.changed()
        Graph.ambientTransaction = nil
        graph.runTurns()
        #expect(seen == ["parent": false, "child": true])
        #expect(graph.transaction == nil)
    }
}
