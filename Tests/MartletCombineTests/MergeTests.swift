import Foundation
import MartletCombine
import Testing

@Suite struct MergeTests {
    let a = PassthroughSubject<Int, Broken>()
    let b = PassthroughSubject<Int, Broken>()

    @Test func `publishes the values of all upstreams, interleaved`() {
        let recorder = a.eraseToAnyPublisher().merge(with: b).recorded()
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func `merges up to eight publishers in their order`() {
        func one(_ n: Int) -> Publishers.Sequence<[Int], Never> { [n].publisher }
        let m2 = Publishers.Merge(one(1), Just(2))
        let m3 = Publishers.Merge3(one(1), one(2), one(3))
        let m4 = one(1).merge(with: one(2), one(3), one(4))
        let m5 = one(1).merge(with: one(2), one(3), one(4), one(5))
        let m6 = m4.merge(with: one(5), one(6))
        let m7 = m3.merge(with: one(4), one(5), one(6), one(7))
        let m8 = m2.merge(with: one(3), one(4), one(5), one(6), one(7), one(8))
        #expect(m2.recorded().values == [1, 2])
        #expect(m3.recorded().values == [1, 2, 3])
        #expect(m4.recorded().values == [1, 2, 3, 4])
        #expect(m5.recorded().values == [1, 2, 3, 4, 5])
        #expect(m6.recorded().values == [1, 2, 3, 4, 5, 6])
        #expect(m7.recorded().values == [1, 2, 3, 4, 5, 6, 7])
        #expect(m8.recorded().values == [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `merges any number of publishers of one type`() {
        let recorder = Publishers.MergeMany([1, 2, 3].map { [$0, $0 * 10].publisher }).recorded()
        #expect(recorder.values == [1, 10, 2, 20, 3, 30])
        #expect(recorder.isFinished)
        #expect(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).recorded().values == [1, 2, 3])
        #expect(Just(1).merge(with: Just(2)).recorded().values == [1, 2])
    }

    @Test func `merging nothing finishes at once`() {
        #expect(Publishers.MergeMany([Just<Int>]()).recorded().isFinished)
    }

    @Test func `finishes when all upstreams have finished`() {
        let recorder = Publishers.Merge(a, b).recorded()
        a.send(completion: .finished)
        #expect(recorder.completions.count == 0)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func `fails with the first failure, once, and cancels the others`() {
        var cancelled = 0
        let recorder = Publishers.Merge(a, b.handleEvents(receiveCancel: { cancelled += 1 })).recorded()
        a.send(completion: .failure(Broken(code: 3)))
        b.send(1)
        #expect(recorder.failure == Broken(code: 3))
        #expect(recorder.values == [])
        #expect(cancelled == 1)
    }

    @Test func `respects finite demand, and loses no value of waiting upstreams`() {
        let recorder = Publishers.Merge([1, 2, 3].publisher, [4, 5].publisher).recorded(.max(2))
        #expect(recorder.values.count == 2)
        recorder.subscription?.request(.max(2))
        #expect(recorder.values.count == 4)
        #expect(recorder.completions.count == 0)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values.sorted() == [1, 2, 3, 4, 5])
        #expect(recorder.isFinished)
    }

    @Test func `requests one element at a time from each upstream while demand is finite`() {
        var asked: [Subscribers.Demand] = []
        let recorder = Publishers.Merge(a.handleEvents(receiveRequest: { asked.append($0) }), b).recorded(.max(5))
        a.send(1)
        #expect(asked == [.max(1), .max(1)])
        recorder.subscription?.request(.unlimited)
        #expect(asked == [.max(1), .max(1), .unlimited])
    }

    @Test func `a subscriber that requests one more value with each receives all`() {
        let recorder = Publishers.Merge([1, 2, 3].publisher, [4, 5].publisher).recorded(.max(1), each: .max(1))
        #expect(recorder.values.sorted() == [1, 2, 3, 4, 5])
        #expect(recorder.isFinished)
    }

    @Test func `cancels and releases its upstreams`() {
        var cancelled: [String] = []
        weak var released: PassthroughSubject<Int, Broken>?
        do {
            let subject = PassthroughSubject<Int, Broken>()
            released = subject
            let subscription = Publishers.Merge(
                subject.handleEvents(receiveCancel: { cancelled.append("a") }), b.handleEvents(receiveCancel: { cancelled.append("b") })
            ).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            subscription.cancel()
        }
        #expect(cancelled == ["a", "b"])
        #expect(released == nil)
    }

    @Test func `does not subscribe to later upstreams when the first satisfies the demand`() {
        var subscribed = false
        let later = Deferred {
            subscribed = true
            return Just(2)
        }
        #expect(Publishers.Merge(Just(1), later).first().recorded().values == [1])
        #expect(subscribed == false)
    }

    @Test func `loses and duplicates nothing when upstreams publish on several threads`() async {
        let subjects = (0..<4).map { _ in Sender() }
        let sum = Total()
        let subscription = Publishers.MergeMany(subjects.map(\.subject)).sink {
            let before = sum.value
            // Gives another thread the chance to run here.
            sched_yield()
            sum.value = before + $0
        }
        await withTaskGroup(of: Void.self) { group in
            for sender in subjects {
                group.addTask { for n in 1...1_000 { sender.subject.send(n) } }
            }
        }
        #expect(sum.value == 4 * 500_500)
        subscription.cancel()
    }
}

/// `@unchecked Sendable`: a subject has its own locks.
private struct Sender: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
}

/// A sum that only the merged subscriber changes. The test fails if it receives values concurrently.
private final class Total {
    var value = 0
}
