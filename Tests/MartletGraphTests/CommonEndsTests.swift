import Testing

@testable import MartletGraph

@MainActor
@Suite("The common ends of two lists")
struct CommonEndsTests {
    private func ends<T>(_ a: [T], _ b: [T]) -> [Int] {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                let head = TypePlan.commonPrefix(a, b)
                return [head, TypePlan.commonSuffix(a, b, atMost: min(a.count, b.count) - head)]
            }
        }
    }

    @Test func `Values of several sizes are counted up to the first difference`() {
        let numbers = Array(0..<1_000)
        var changed = numbers
        changed[700] = -1
        changed[702] = -1
        #expect(ends(numbers, changed) == [700, 297])
        #expect(ends(numbers.map { UInt8(truncatingIfNeeded: $0) }, changed.map { UInt8(truncatingIfNeeded: $0) }) == [700, 297])
        #expect(ends(numbers.map { ($0, "a", Int8(1)) }, changed.map { ($0, "a", Int8(1)) }) == [700, 297])
    }

    @Test func `A value in front leaves all others at the end`() {
        let numbers = Array(0..<1_000)
        #expect(ends(numbers, [-1] + numbers) == [0, 1_000])
        #expect(ends(numbers, numbers + [-1]) == [1_000, 0])
        #expect(ends(numbers, []) == [0, 0])
    }

    @Test func `Equal values with different bytes are the same`() {
        let texts = (0..<300).map { "a text that is too long for its variable, number \($0)" }
        let copies = texts.map { String(decoding: Array($0.utf8), as: UTF8.self) }
        #expect(ends(texts, copies) == [300, 0])
        #expect(ends(["other"] + texts.dropFirst(), copies) == [0, 299])
        #expect(TypePlan.isSame(texts, copies))
        #expect(!TypePlan.isSame(texts, copies.dropLast() + ["other"]))
        #expect(!TypePlan.isSame(texts, Array(copies.dropLast())))
    }
}
