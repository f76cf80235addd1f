import MartletCombine
import Testing

@Suite struct TimedOperatorTests {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Broken>()

    @Test func `collects by time`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).recorded()
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func `collects by time or count`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).recorded()
        for n in 1...3 { subject.send(n) }
        scheduler.advance()
        #expect(recorder.values == [[1, 2, 3]])
        subject.send(4)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2, 3], [4]])
    }

    @Test func `publishes the remaining elements when the upstream finishes, and stops its timer`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).recorded()
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(recorder.values == [[1]])
        #expect(recorder.isFinished)
        #expect(scheduler.waiting == 0)
    }

    @Test func `drops the remaining elements when the upstream fails`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).recorded()
        subject.send(1)
        subject.send(completion: .failure(Broken()))
        scheduler.advance()
        #expect(recorder.values == [])
        #expect(recorder.failure == Broken())
    }

    @Test func `keeps collecting while there is no demand`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).recorded(.max(1))
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(recorder.values == [[1]])
        recorder.subscription?.request(.max(1))
        scheduler.advance()
        #expect(recorder.values == [[1], [2, 3]])
        #expect(recorder.isFinished)
    }

    @Test func `cancelling a collection stops its timer and its upstream`() {
        var cancelled = 0
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 }).collect(.byTime(scheduler, .seconds(1))).recorded()
        recorder.subscription?.cancel()
        #expect(cancelled == 1)
        #expect(scheduler.waiting == 0)
    }

    @Test func `debounce publishes the last value after a pause`() {
        let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.advance(by: .milliseconds(299))
        subject.send(2)
        scheduler.advance(by: .milliseconds(299))
        #expect(recorder.values == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [2])
    }

    @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
    func `throttle publishes the first value, then one per interval`(latest: Bool, expected: [Int]) {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).recorded()
        subject.send(1)
        scheduler.advance(by: .milliseconds(100))
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == expected)
    }

    @Test func `delay publishes later`() {
        let recorder = subject.delay(for: .seconds(2), scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.advance(by: .milliseconds(1_999))
        #expect(recorder.values == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [1])
    }

    @Test func `timeout fails if no value arrives in time`() {
        let recorder = subject.timeout(.seconds(1), scheduler: scheduler, customError: { Broken(code: 9) }).recorded()
        scheduler.advance(by: .seconds(1))
        #expect(recorder.failure == Broken(code: 9))
    }
}

@Suite struct CancelledLateTests {
    let scheduler = VirtualScheduler()

    @Test func `receive(on:) delivers nothing after cancellation, even if the upstream has finished`() {
        var seen: [Int] = []
        let subscription = Just(1).receive(on: scheduler).sink { seen.append($0) }
        subscription.cancel()
        scheduler.advance()
        #expect(seen == [])
    }

    @Test func `delay delivers nothing after cancellation, even if the upstream has finished`() {
        var seen: [Int] = []
        let subscription = Just(1).delay(for: .seconds(1), scheduler: scheduler).sink { seen.append($0) }
        subscription.cancel()
        scheduler.advance(by: .seconds(1))
        #expect(seen == [])
    }

    @Test func `an operator in between passes nothing on after cancellation`() {
        var seen: [Int] = []
        let subscription = Just(1).receive(on: scheduler).handleEvents(receiveOutput: { seen.append($0) }).map { $0 }.sink { _ in }
        subscription.cancel()
        scheduler.advance()
        #expect(seen == [])
    }
}
