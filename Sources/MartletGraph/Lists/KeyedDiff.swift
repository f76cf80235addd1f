/// What turns one list of unlike keys into another: removals, insertions and as few moves as can be.
///
/// The common head and tail are trimmed first; of what is left in both lists, the longest run already in order (a longest increasing
/// subsequence of old positions) stays, and all else moves.
public struct KeyedDiff: Equatable, Sendable {
    /// One step. `to` counts the list as it is just then, the moved item taken out.
    public enum Step: Hashable, Sendable {
        /// Puts in the item at a place of the new list.
        case insert(Int, to: Int)
        /// Moves the item that stood at a place of the old list.
        case move(Int, to: Int)
    }

    /// Places of the old list whose keys are gone, in ascending order.
    public private(set) var removals: [Int] = []
    /// To be applied in order, after the removals.
    public private(set) var steps: [Step] = []

    public var isEmpty: Bool { removals.isEmpty && steps.isEmpty }

    /// Keys are numbers, as elements have: a table of them is many times as fast as one of keys whose type is only known to the caller.
    ///
    /// - Precondition: no key stands twice in one list.
    public init(from old: [Int], to new: [Int]) {
        var head = 0
        while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > head, newEnd > head, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if head == oldEnd {
            steps = (head..<newEnd).map { .insert($0, to: $0) }
        } else if head == newEnd {
            removals = Array(head..<oldEnd)
        } else {
            reorder(old[head..<oldEnd], new[head..<newEnd])
        }
    }

    private mutating func reorder(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        var oldPlaces: [Int: Int] = [:]
        oldPlaces.reserveCapacity(old.count)
        for place in old.indices { oldPlaces[old[place]] = place }
        let sources = new.map { oldPlaces[$0] }
        let common = sources.compactMap { $0 }
        if common.count < old.count {
            let kept = Set(common)
            removals = old.indices.filter { !kept.contains($0) }
        }
        let staying = Set(Self.longestIncreasingSubsequence(common))
        var waiting = PrefixCounter(old.indices)
        for source in common where !staying.contains(source) { waiting.add(1, at: source) }
        var lastStaying = old.startIndex
        for (place, source) in zip(new.indices, sources) {
            guard let source else {
                steps.append(.insert(place, to: place + waiting.count(before: lastStaying)))
                continue
            }
            if staying.contains(source) {
                lastStaying = source
            } else {
                waiting.add(-1, at: source)
                steps.append(.move(source, to: place + waiting.count(before: lastStaying)))
            }
        }
    }

    /// The longest run of ascending numbers that can be had by leaving numbers out (patience sorting, n log n).
    private static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(numbers[index])
            index = previous[index]
        }
        return result.reversed()
    }
}

/// Counts marks below a place, in logarithmic time (a Fenwick tree).
private struct PrefixCounter {
    private var sums: [Int]
    private let start: Int

    init(_ places: Range<Int>) {
        sums = Array(repeating: 0, count: places.count + 1)
        start = places.lowerBound
    }

    mutating func add(_ amount: Int, at place: Int) {
        var index = place - start + 1
        while index < sums.count {
            sums[index] += amount
            index += index & -index
        }
    }

    func count(before place: Int) -> Int {
        var index = place - start
        var sum = 0
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }
}
