/// The removals, insertions and moves that turn one list of unique keys into another, with as few moves as possible.
///
/// The common head and tail are trimmed first. Of the keys in both remaining parts, the longest run already in order (a longest increasing
/// subsequence of old positions) stays in place; all others move.
public struct KeyedDiff: Equatable, Sendable {
    /// One step. `to` is an index of the list at that moment; a moved item is taken out first.
    public enum Step: Hashable, Sendable {
        /// Inserts the item at this index of the new list.
        case insert(Int, to: Int)
        /// Moves the item at this index of the old list.
        case move(Int, to: Int)
    }

    /// The indices, in the old list, of the removed keys; ascending.
    public private(set) var removals: [Int] = []
    /// Apply these in order, after the removals.
    public private(set) var steps: [Step] = []

    public var isEmpty: Bool { removals.isEmpty && steps.isEmpty }

    /// Compares two lists of keys. Keys are integers because a hash table of integers is many times faster than one of a generic key type.
    ///
    /// - Precondition: Each list contains a key at most once.
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

    /// Finds the longest increasing subsequence (patience sorting, O(n log n)).
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

/// Counts marks below an index in O(log n) (a Fenwick tree).
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
