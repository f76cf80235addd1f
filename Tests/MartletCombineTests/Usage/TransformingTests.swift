import MartletCombine
import Testing

/// Operators that transform, filter and collect elements.
@Suite struct TransformingTests {

    @Test func `map transforms with a closure or a key path`() {
        #expect([1, 2].publisher.map { $0 * 10 }.recorded().values == [10, 20])
        #expect(["a", "bc"].publisher.eraseToAnyPublisher().map(\.count).recorded().values == [1, 2])
    }

    @Test func `tryMap fails with a thrown error`() {
        let recorder = [1, 2].publisher.tryMap { n -> Int in
            guard n < 2 else { throw Broken(code: n) }
            return n
        }.recorded()
        #expect(recorder.values == [1])
        #expect(recorder.failure as? Broken == Broken(code: 2))
    }

    @Test func `compactMap drops nil`() {
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded().values == [1, 3])
    }

    @Test func `filter keeps matching values`() {
        #expect((1...4).publisher.filter { $0.isMultiple(of: 2) }.recorded().values == [2, 4])
    }

    @Test func `removeDuplicates drops repeated values`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.removeDuplicates().recorded()
        for n in [1, 1, 2, 2, 1] { subject.send(n) }
        #expect(recorder.values == [1, 2, 1])
        #expect([1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.recorded().values == [1, 4])
    }

    @Test func `scan publishes every result, reduce only the last`() {
        #expect((1...3).publisher.scan(0, +).recorded().values == [1, 3, 6])
        #expect((1...3).publisher.reduce(0, +).recorded().values == [6])
        #expect((1...3).publisher.scan(0) { $0 + $1 }.recorded().values == [1, 3, 6])
    }

    @Test func `collect collects all values, or a number of them`() {
        #expect((1...3).publisher.collect().recorded().values == [[1, 2, 3]])
        #expect((1...3).publisher.eraseToAnyPublisher().collect(2).recorded().values == [[1, 2], [3]])
    }

    @Test func `first, dropFirst, drop and prefix limit the values`() {
        let numbers = (1...5).publisher.eraseToAnyPublisher()
        #expect(numbers.first().recorded().values == [1])
        #expect(numbers.first { $0 > 3 }.recorded().values == [4])
        #expect(numbers.dropFirst().recorded().values == [2, 3, 4, 5])
        #expect(numbers.dropFirst(3).recorded().values == [4, 5])
        #expect(numbers.drop { $0 < 4 }.recorded().values == [4, 5])
        #expect(numbers.prefix(2).recorded().values == [1, 2])
        #expect(numbers.prefix { $0 < 3 }.recorded().values == [1, 2])
    }

    @Test func `drop(untilOutputFrom:) and prefix(untilOutputFrom:) wait for another publisher`() {
        let source = PassthroughSubject<Int, Never>()
        let signal = PassthroughSubject<Void, Never>()
        let dropped = source.drop(untilOutputFrom: signal).recorded()
        let taken = source.prefix(untilOutputFrom: signal).recorded()
        source.send(1)
        signal.send()
        source.send(2)
        #expect(dropped.values == [2])
        #expect(taken.values == [1])
        #expect(taken.isFinished)
    }

    @Test func `prepend and append add elements, sequences and publishers`() {
        let middle = Just(3).eraseToAnyPublisher()
        #expect(middle.prepend(1, 2).append([4]).append(Just(5)).prepend([0]).recorded().values == [0, 1, 2, 3, 4, 5])
    }

    @Test func `replaceEmpty replaces an empty stream`() {
        #expect(Empty<Int, Never>().replaceEmpty(with: 7).recorded().values == [7])
        #expect([Int?.some(1), nil].publisher.replaceNil(with: 0).recorded().values == [1, 0])
    }

    @Test func `buffer keeps values until there is demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).recorded(.max(1))
        for n in 1...4 { subject.send(n) }
        #expect(recorder.values == [1])
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 3, 4])
    }

    @Test func `zip pairs values in order`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let recorder = Publishers.Zip(a, b).map { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(recorder.values == ["1x", "2y"])
    }

    @Test func `a sequence's publisher has a type of its own`() {
        let publisher: Publishers.Sequence<[Int], Never> = [1, 2].publisher
        #expect(publisher.recorded().values == [1, 2])
        #expect(Publishers.Sequence<ClosedRange<Int>, Broken>(sequence: 1...2).recorded(.max(1)).values == [1])
        #expect(Optional(3).publisher.recorded().values == [3])
        #expect(Result<Int, Broken>.failure(Broken()).publisher.recorded().failure == Broken())
    }
}
