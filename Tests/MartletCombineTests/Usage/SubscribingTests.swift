import MartletCombine
import Testing

/// Subscribers, subscriptions and sharing.
@Suite struct SubscribingTests {
    let subject = PassthroughSubject<Int, Broken>()

    @Test func `sink receives values and the completion`() {
        var seen: [String] = []
        let subscription = subject.sink(
            receiveCompletion: { (completion: Subscribers.Completion<Broken>) in
                switch completion {
                case .finished: seen.append("finished")
                case .failure(let error): seen.append("failure \(error.code)")
                }
            }, receiveValue: { seen.append("\($0)") })
        subject.send(1)
        subject.send(completion: .failure(Broken(code: 2)))
        #expect(seen == ["1", "failure 2"])
        subscription.cancel()
    }

    @Test func `Subscribers.Sink subscribes without a cancellable`() {
        var seen: [Int] = []
        let sink = Subscribers.Sink<Int, Broken>(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        subject.subscribe(sink)
        subject.send(1)
        sink.cancel()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func `a stored cancellable lives as long as its owner`() {
        var seen: [Int] = []
        var set: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        subject.replaceError(with: 0).sink { seen.append($0) }.store(in: &set)
        subject.replaceError(with: 0).sink { seen.append($0 * 10) }.store(in: &list)
        subject.send(1)
        #expect(Set(seen) == [1, 10])
        set.removeAll()
        list.removeAll()
        subject.send(2)
        #expect(seen.count == 2)
    }

    @Test func `AnyCancellable runs its closure once, at the latest on deallocation`() {
        var count = 0
        let cancellable: Cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
    }

    @Test func `assign(to:on:) writes to an object`() {
        final class Label { var text = "" }
        let label = Label()
        let subscription = Just("a").assign(to: \.text, on: label)
        #expect(label.text == "a")
        subscription.cancel()
    }

    @Test func `handleEvents observes all events`() {
        var events: [String] = []
        let recorder = [1].publisher.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("output \($0)") },
            receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0.max.map(String.init) ?? "all")") }
        ).recorded()
        #expect(events == ["subscription", "request all", "output 1", "completion"])
        #expect(recorder.values == [1])
    }

    @Test func `print logs all events`() {
        final class Log: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let log = Log()
        _ = Just(1).print("numbers", to: log).recorded()
        #expect(log.text.contains("numbers: receive value: (1)"))
        #expect(Just(1).print().recorded().values == [1])
    }

    @Test func `breakpoint passes values that do not match`() {
        #expect(Just(1).breakpoint(receiveOutput: { _ in false }).recorded().values == [1])
    }

    @Test func `share subscribes once for all`() {
        var subscriptions = 0
        let source: AnyPublisher<Int, Broken> = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).eraseToAnyPublisher()
        let shared: Publishers.Share<AnyPublisher<Int, Broken>> = source.share()
        let (a, b) = (shared.recorded(), shared.recorded())
        subject.send(1)
        #expect(a.values == [1])
        #expect(b.values == [1])
        #expect(subscriptions == 1)
    }

    @Test func `multicast sends through a subject once it is connected`() {
        let multicast = [1, 2].publisher.multicast(subject: PassthroughSubject())
        let recorder = multicast.recorded()
        #expect(recorder.values == [])
        let connection = multicast.connect()
        #expect(recorder.values == [1, 2])
        connection.cancel()
        #expect([3].publisher.multicast { PassthroughSubject() }.autoconnect().recorded().values == [3])
    }

    @Test func `makeConnectable waits for connect`() {
        let connectable = Just(1).makeConnectable()
        let recorder = connectable.recorded()
        #expect(recorder.values == [])
        let connection = connectable.connect()
        #expect(recorder.values == [1])
        connection.cancel()
    }

    @Test func `demand adds up and is respected`() {
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(1) == .unlimited)
        let recorder = (1...5).publisher.recorded(.max(2), each: .none)
        #expect(recorder.values == [1, 2])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func `subscribe(on:) and receive(on:) accept any scheduler`() {
        func through<S: Scheduler>(_ scheduler: S) -> AnyPublisher<Int, Never> {
            Just(1).subscribe(on: scheduler).receive(on: scheduler).eraseToAnyPublisher()
        }
        #expect(through(ImmediateScheduler.shared).recorded().values == [1])
        let virtual = VirtualScheduler()
        let recorder = through(virtual).recorded()
        #expect(recorder.values == [])
        virtual.advance()
        #expect(recorder.values == [1])
    }

    @Test func `an erased subscriber forwards`() {
        let recorder = Recorder<Int, Never>()
        [1, 2].publisher.subscribe(AnySubscriber(recorder))
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }

    @Test func `ObservableObjectPublisher sends to all subscribers`() {
        let publisher = ObservableObjectPublisher()
        let (a, b) = (publisher.recorded(), publisher.recorded())
        publisher.send()
        a.subscription?.cancel()
        publisher.send()
        #expect(a.values.count == 1)
        #expect(b.values.count == 2)
    }
}
