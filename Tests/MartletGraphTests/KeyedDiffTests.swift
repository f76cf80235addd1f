import Testing

@testable import MartletGraph

/// Applies a diff as its documentation describes.
private func apply(_ diff: KeyedDiff, from old: [Int], to new: [Int]) -> [Int] {
    var list = old
    for place in diff.removals.reversed() { list.remove(at: place) }
    for step in diff.steps {
        switch step {
        case .insert(let place, let index): list.insert(new[place], at: index)
        case .move(let place, let index):
            list.removeAll { $0 == old[place] }
            list.insert(old[place], at: index)
        }
    }
    return list
}

private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite("A keyed diff")
struct KeyedDiffTests {
    @Test func `Is empty for equal lists`() {
        #expect(KeyedDiff(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    }

    @Test func `Inserts a row in the middle without touching the others`() {
        let diff = KeyedDiff(from: [1, 3], to: [1, 2, 3])
        #expect(diff.removals == [])
        #expect(diff.steps == [.insert(1, to: 1)])
    }

    @Test func `Reports removed rows by their old indices`() {
        let diff = KeyedDiff(from: [1, 2, 3, 4], to: [1, 4])
        #expect(diff.removals == [1, 2])
        #expect(diff.steps == [])
    }

    @Test func `Moves only the row that went to the end`() {
        #expect(KeyedDiff(from: [1, 2, 3], to: [2, 3, 1]).steps == [.move(0, to: 2)])
    }

    @Test func `Swaps two of ten thousand rows in two moves`() {
        let old = Array(0..<10_000)
        var new = old
        new.swapAt(100, 9_000)
        let diff = KeyedDiff(from: old, to: new)
        #expect(diff.removals == [])
        #expect(diff.steps == [.move(9_000, to: 100), .move(100, to: 9_000)])
    }

    @Test func `Turns any list into any other`() {
        var generator = Generator(state: 7)
        for _ in 0..<500 {
            let old = (0..<Int.random(in: 0...12, using: &generator)).shuffled(using: &generator)
            let new = (0..<Int.random(in: 0...14, using: &generator)).shuffled(using: &generator).prefix(9)
            #expect(apply(KeyedDiff(from: old, to: Array(new)), from: old, to: Array(new)) == Array(new))
        }
    }

    @Test func `Moves as few rows as possible`() {
        let diff = KeyedDiff(from: [1, 2, 3, 4, 5, 6], to: [4, 1, 5, 2, 6, 3])
        #expect(diff.steps.count == 3)
    }
}
