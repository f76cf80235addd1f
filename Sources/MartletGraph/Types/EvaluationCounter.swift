/// Counts the evaluations of each type: one integer per type, always on.
public struct EvaluationCounter {
    private var counts: [Int] = []
    /// The number of evaluations that changed nothing: they caused no operation and deferred no structural work.
    public private(set) var idle = 0

    public init() {}

    public mutating func countIdle() { idle += 1 }

    public mutating func count(_ plan: TypePlan) {
        let index = plan.index
        if index >= counts.count { counts.append(contentsOf: repeatElement(0, count: index + 1 - counts.count)) }
        counts[index] += 1
    }

    /// The number of evaluations of one type since the start or the last ``reset()``.
    @MainActor
    public subscript(type: Any.Type) -> Int {
        let index = TypePlan.of(type).index
        return index < counts.count ? counts[index] : 0
    }

    public var total: Int { counts.reduce(0, +) }

    /// The evaluated types and the number of their evaluations.
    @MainActor
    public var byType: [(type: Any.Type, count: Int)] {
        counts.indices.lazy.filter { counts[$0] > 0 }.map { (TypePlan.all[$0].type, counts[$0]) }
    }

    public mutating func reset() {
        counts = []
        idle = 0
    }
}
