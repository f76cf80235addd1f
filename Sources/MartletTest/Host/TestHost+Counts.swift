import MartletGraph

extension TestHost {
    /// The number of evaluations of views of a type since the start or the last ``resetCounts()``.
    public func evaluations<T>(of type: T.Type) -> Int { session.graph.evaluations[type] }

    /// The number of evaluations, of any view, that changed no element since the start or the last ``resetCounts()``.
    public var idleEvaluations: Int { session.graph.evaluations.idle }

    public func resetCounts() { session.graph.evaluations.reset() }

    /// Counts the evaluations that an act causes, by the name of the view's type.
    ///
    ///     #expect(host.evaluations { host.tap("Add") } == ["Counter": 1])
    public func evaluations(_ act: () throws -> Void) rethrows -> [String: Int] {
        let before = evaluationsByName
        try act()
        return evaluationsByName.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    /// Counts the evaluations that an asynchronous act causes, like ``evaluations(_:)-swift.method``.
    public func evaluations(_ act: () async throws -> Void) async rethrows -> [String: Int] {
        let before = evaluationsByName
        try await act()
        return evaluationsByName.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    private var evaluationsByName: [String: Int] {
        Dictionary(session.graph.evaluations.byType.map { (String(describing: $0.type), $0.count) }, uniquingKeysWith: +)
    }
}
