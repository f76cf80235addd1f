/// Counts how often each type was evaluated: one integer a type, always on.
public struct EvaluationCounter {
    private var counts: [Int] = []
    /// Evaluations of any type that changed nothing: no operation came of them, and no structural work was put off.
    public private(set) var idle = 0

    public init() {}

    public mutating func countIdle() { idle += 1 }

    public mutating func count(_ plan: TypePlan) {
        let index = plan.index
        if index >= counts.count { counts.append(contentsOf: repeatElement(0, count: index + 1 - counts.count)) }
        counts[index] += 1
    }

    /// Evaluations of one type since the start or the last ``reset()``.
    @MainActor
    public subscript(type: Any.Type) -> Int {
        let index = TypePlan.of(type).index
        return index < counts.count ? counts[index] : 0
    }

    public var total: Int { counts.reduce(0, +) }

    /// The types that were evaluated, and how often.
    @MainActor
    public var byType: [(type: Any.Type, count: Int)] {
        counts.indices.lazy.filter { counts[$0] > 0 }.map { (TypePlan.all[$0].type, counts[$0]) }
    }

    public mutating func reset() {
        counts = []
        idle = 0
    }
}
