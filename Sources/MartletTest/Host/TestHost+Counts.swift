import MartletGraph

extension TestHost {
    /// How often views of a type were evaluated since the start or the last ``resetCounts()``.
    public func evaluations<T>(of type: T.Type) -> Int { session.graph.evaluations[type] }

    /// How many evaluations of whatever view changed nothing of what is shown, since the start or the last ``resetCounts()``.
    public var idleEvaluations: Int { session.graph.evaluations.idle }

    public func resetCounts() { session.graph.evaluations.reset() }

    /// How often views of each type were evaluated by one act; a type is named as in the source.
    ///
    ///     #expect(host.evaluations { host.tap("Add") } == ["Counter": 1])
    public func evaluations(_ act: () throws -> Void) rethrows -> [String: Int] {
        let before = evaluationsByName
        try act()
        return evaluationsByName.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    /// As ``evaluations(_:)-swift.method``, for an act that takes its time.
    public func evaluations(_ act: () async throws -> Void) async rethrows -> [String: Int] {
        let before = evaluationsByName
        try await act()
        return evaluationsByName.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }

    private var evaluationsByName: [String: Int] {
        Dictionary(session.graph.evaluations.byType.map { (String(describing: $0.type), $0.count) }, uniquingKeysWith: +)
    }
}
