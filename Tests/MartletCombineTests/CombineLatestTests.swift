import MartletCombine
import Testing

@Suite struct CombineLatestTests {
    let a = PassthroughSubject<Int, Broken>()
    let b = PassthroughSubject<String, Broken>()

    @Test func `publishes nothing until each upstream has published`() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
        a.send(1)
        #expect(recorder.values == [])
        b.send("x")
        #expect(recorder.values == ["1x"])
    }

    @Test func `publishes the latest values whenever one upstream publishes`() {
        let recorder = Publishers.CombineLatest(a, b).map { "\($0)\($1)" }.recorded()
        a.send(1)
        b.send("x")
        a.send(2)
        b.send("y")
        #expect(recorder.values == ["1x", "2x", "2y"])
    }

    @Test func `combines three upstreams`() {
        let c = CurrentValueSubject<Int, Broken>(7)
        let recorder = a.combineLatest(b, c).map { "\($0)\($1)\($2)" }.recorded()
        a.send(1)
        b.send("x")
        c.send(8)
        #expect(recorder.values == ["1x7", "1x8"])
    }

    @Test func `combines four upstreams`() {
        let c = Just(7).setFailureType(to: Broken.self)
        let recorder = a.combineLatest(b, c, c) { "\($0)\($1)\($2)\($3)" }.recorded()
        a.send(1)
        b.send("x")
        a.send(2)
        #expect(recorder.values == ["1x77", "2x77"])
    }

    @Test func `combines each value of a later upstream with the last value of an earlier one`() {
        let recorder = [1, 2, 3].publisher.combineLatest([4, 5].publisher) { "\($0)\($1)" }.recorded()
        #expect(recorder.values == ["34", "35"])
        #expect(recorder.isFinished)
    }

    @Test func `finishes when all upstreams have finished`() {
        let recorder = a.combineLatest(b).recorded()
        a.send(completion: .finished)
        #expect(recorder.completions.count == 0)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func `fails with the first failure, once, and cancels the others`() {
        var cancelled = 0
        let recorder = a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).recorded()
        a.send(completion: .failure(Broken(code: 3)))
        b.send(completion: .failure(Broken(code: 4)))
        #expect(recorder.failure == Broken(code: 3))
        #expect(cancelled == 1)
    }

    @Test func `respects finite demand, and publishes the latest tuple for new demand`() {
        let recorder = Publishers.CombineLatest(a.buffered, b.buffered).map { "\($0)\($1)" }.recorded(.max(1))
        a.send(1)
        b.send("x")
        a.send(2)
        #expect(recorder.values == ["1x"])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == ["1x", "2x"])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == ["1x", "2x"])
    }

    @Test func `keeps the last tuple for demand after the end`() {
        let a = CurrentValueSubject<Int, Never>(1)
        let b = CurrentValueSubject<Int, Never>(2)
        let recorder = a.combineLatest(b).map { [$0, $1] }.recorded(.max(1))
        recorder.subscription?.request(.max(1))
        a.send(3)
        b.send(4)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(recorder.values == [[1, 2], [3, 2]])
        #expect(recorder.completions.count == 0)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [[1, 2], [3, 2], [3, 4]])
        #expect(recorder.isFinished)
    }

    @Test func `cancels and releases its upstreams`() {
        var cancelled: [String] = []
        weak var released: PassthroughSubject<Int, Broken>?
        do {
            let subject = PassthroughSubject<Int, Broken>()
            released = subject
            let subscription = subject.handleEvents(receiveCancel: { cancelled.append("a") })
                .combineLatest(b.handleEvents(receiveCancel: { cancelled.append("b") }))
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            subscription.cancel()
        }
        #expect(cancelled == ["a", "b"])
        #expect(released == nil)
    }

    @Test func `does not subscribe to later upstreams after the subscriber has cancelled`() {
        var subscribed = false
        let later = Deferred {
            subscribed = true
            return Just(1)
        }
        let recorder = Recorder<(Int, Int), Never>(.none)
        Publishers.CombineLatest(Just(1).handleEvents(receiveSubscription: { _ in recorder.subscription?.cancel() }), later)
            .subscribe(recorder)
        #expect(subscribed == false)
    }

    @Test func `a subscriber may send to an upstream`() {
        var seen: [String] = []
        let subscription = a.combineLatest(b).sink(
            receiveCompletion: { _ in },
            receiveValue: {
                seen.append("\($0)\($1)")
                if $0 < 3 { a.send($0 + 1) }
            })
        a.send(1)
        b.send("x")
        #expect(seen == ["1x", "2x", "3x"])
        subscription.cancel()
    }
}

extension Publisher {
    /// The publisher with a queue that waits for demand.
    fileprivate var buffered: Publishers.Buffer<Self> {
        buffer(size: 8, prefetch: .byRequest, whenFull: .dropNewest)
    }
}
