import MartletCombine
import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("Combine")
struct CombineTests {
    @Test func `An effect sends a publisher's values, and ends with the publisher`() async {
        let subject = PassthroughSubject<Int, Never>()
        let store = Store<[Int], Int>(
            [],
            Reducer { state, action in
                state.append(action)
                return action == 0 ? .publisher(subject) : .none
            })
        let task = store.send(0)
        await TestClock().advance(by: .zero)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        await task.finish()
        #expect(store.state == [0, 1, 2, 3])
        #expect(store.effectCount == 0)
    }

    @Test func `D4: A cancelled effect releases its publisher`() async {
        let subject = PassthroughSubject<Int, Never>()
        var cancellations = 0
        let publisher = subject.handleEvents(receiveCancel: { cancellations += 1 })
        let store = Store<[Int], Int>(
            [],
            Reducer { state, action in
                state.append(action)
                return action == 0 ? .publisher(publisher) : .none
            })
        let task = store.send(0)
        await TestClock().advance(by: .zero)
        task.cancel()
        await task.finish()
        subject.send(1)
        #expect(cancellations == 1)
        #expect(store.state == [0])
        #expect(store.effectCount == 0)
    }

    @Test func `C10: A bag cancels subscriptions and tasks`() async {
        let clock = TestClock()
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let bag = CancelBag()
        subject.sink { heard.append($0) }.store(in: bag)
        Task { try await clock.sleep(for: .seconds(60)) }.store(in: bag)
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 1)
        bag.cancel()
        subject.send(1)
        await clock.advance(by: .zero)
        #expect(heard == [])
        #expect(clock.sleeperCount == 0)
    }

    @Test func `C10: A deallocated bag cancels its contents`() async {
        let clock = TestClock()
        do {
            let bag = CancelBag()
            Task { try await clock.sleep(for: .seconds(60)) }.store(in: bag)
            await clock.advance(by: .zero)
            #expect(clock.sleeperCount == 1)
            withExtendedLifetime(bag) {}
        }
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `A bag drops a finished task`() async {
        let bag = CancelBag()
        for _ in 0..<100 {
            let task = Task {}
            task.store(in: bag)
            await task.value
        }
        await TestClock().advance(by: .zero)
        #expect(bag.count == 0)
    }
}
