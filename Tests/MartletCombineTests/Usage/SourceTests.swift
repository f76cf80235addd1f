import MartletCombine
import Testing

/// Simple publishers and subjects.
@Suite struct SourceTests {

    @Test func `Just publishes one value and finishes`() {
        let recorder = Just(1).recorded()
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
    }

    @Test func `Empty finishes, or never does`() {
        #expect(Empty<Int, Never>().recorded().isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).recorded().completions.count == 0)
        #expect(Empty(completeImmediately: true, outputType: Int.self, failureType: Broken.self).recorded().isFinished)
    }

    @Test func `Fail fails`() {
        #expect(Fail(outputType: Int.self, failure: Broken()).recorded().failure == Broken())
    }

    @Test func `Deferred creates a publisher for each subscriber`() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.recorded().values == [1])
        #expect(deferred.recorded().values == [2])
    }

    @Test func `Future runs once and keeps its result`() {
        var runs = 0
        let future = Future<Int, Broken> { promise in
            runs += 1
            promise(.success(5))
        }
        #expect(future.recorded().values == [5])
        #expect(future.recorded().values == [5])
        #expect(runs == 1)
        #expect(Future<Int, Broken> { $0(.failure(Broken())) }.recorded().failure == Broken())
    }

    @Test func `Record plays back`() {
        let recorder = Record(output: [1, 2], completion: .failure(Broken())).recorded()
        #expect(recorder.values == [1, 2])
        #expect(recorder.failure == Broken())
    }

    @Test func `PassthroughSubject sends to its current subscribers until it completes`() {
        let subject = PassthroughSubject<Int, Broken>()
        subject.send(1)
        let recorder = subject.recorded()
        subject.send(2)
        subject.send(completion: .failure(Broken()))
        subject.send(3)
        #expect(recorder.values == [2])
        #expect(recorder.failure == Broken())
        #expect(subject.recorded().failure == Broken())
    }

    @Test func `a subject of Void sends without a value`() {
        let subject = PassthroughSubject<Void, Never>()
        let recorder = subject.recorded()
        subject.send()
        #expect(recorder.values.count == 1)
    }

    @Test func `CurrentValueSubject starts with its value`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded()
        subject.value = 2
        subject.send(3)
        #expect(recorder.values == [1, 2, 3])
        #expect(subject.value == 3)
    }

    @Test func `a subject can subscribe to a publisher`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded()
        let subscription: AnyCancellable = [1, 2].publisher.subscribe(subject)
        #expect(recorder.values == [1, 2])
        subscription.cancel()
    }

    @Test func `an app can define its own publisher`() {
        struct Countdown: Publisher {
            typealias Output = Int
            typealias Failure = Never
            let from: Int
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscriber.receive(subscription: Inner(next: from, subscriber: subscriber))
            }
            final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
                var next: Int
                var subscriber: S?
                init(next: Int, subscriber: S) { (self.next, self.subscriber) = (next, subscriber) }
                func request(_ demand: Subscribers.Demand) {
                    var left = demand
                    while left > 0, next > 0, let subscriber {
                        left -= 1
                        next -= 1
                        left += subscriber.receive(next + 1)
                    }
                    if next == 0 { subscriber?.receive(completion: .finished) }
                }
                func cancel() { subscriber = nil }
            }
        }
        let recorder = Countdown(from: 3).eraseToAnyPublisher().recorded(.max(2))
        #expect(recorder.values == [3, 2])
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [3, 2, 1])
        #expect(recorder.isFinished)
    }
}
