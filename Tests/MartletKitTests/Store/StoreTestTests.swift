import MartletKit
import MartletTest
import Observation
import Synchronization
import Testing

@MainActor
@Suite("Store tests")
struct StoreTestTests {
    let clock = TestClock()

    @Test func `A12: A test names the changes of an action, and every other field must stay the same`() async {
        let test = StoreTest(Store(Shop.with(items: 2), .shop()))
        test.send(.add) { $0.count = 1 }
        test.send(.item(1, .toggle)) { $0.items[1].isDone = true }
        test.send(.rename("Shop"))
        await test.finish()
    }

    @Test func `A12: An unexpected change is reported with both values`() async {
        let test = StoreTest(
            Store(
                Shop.with(items: 2),
                Reducer { state, _ in
                    state.count = 2
                    state.items[1].name = "Milk"
                    return .none
                } as Reducer<Shop, ShopAction>))
        withKnownIssue {
            test.send(.add) { $0.count = 2 }
        } matching: {
            $0.comments[0].rawValue == """
                The state after 'add' is not the expected one:
                  items[1].name changed from "Item 1" to "Milk", which the test does not expect
                """
        }
        await test.finish()
    }

    @Test func `A12: A missing or different change is reported with both values`() async {
        let test = StoreTest(Store(Shop(), .shop()))
        withKnownIssue {
            test.send(.add) {
                $0.count = 2
                $0.title = "Market"
                $0.detail = Detail(text: "Milk")
            }
        } matching: {
            $0.comments[0].rawValue == """
                The state after 'add' is not the expected one:
                  title should become "Market", but it is still "Shop"
                  count should become 2, but it became 1
                  detail should become Detail(text: "Milk", note: nil), but it is still nil
                """
        }
        await test.finish()
    }

    @Test func `Actions of effects are received in order, when their time has come`() async {
        let test = StoreTest(ticking(), clock: clock)
        test.send(.start) { $0 = 1 }
        await clock.advance(by: .seconds(1))
        await test.receive(.tick) { $0 = 2 }
        await clock.advance(by: .seconds(1))
        await test.receive { $0 = 3 }
        await test.finish()
    }

    @Test func `A missing action is reported, with what the effect waits for`() async {
        let test = StoreTest(ticking(), clock: clock)
        let task = test.send(.start) { $0 = 1 }
        await withKnownIssue {
            await test.receive(.tick) { $0 = 2 }
        } matching: {
            $0.comments[0].rawValue == "Expected 'tick', but received nothing. An effect waits for the clock: advance it first."
        }
        task.cancel()
        await test.finish()
    }

    @Test func `Unreceived actions and running effects are reported at the end`() async {
        let test = StoreTest(ticking(), clock: clock)
        test.send(.start) { $0 = 1 }
        await clock.advance(by: .seconds(1))
        let issues = Mutex<[String]>([])
        await withKnownIssue {
            await test.finish()
        } matching: {
            let issue = $0.comments[0].rawValue
            issues.withLock { $0.append(issue) }
            return true
        }
        #expect(
            issues.withLock { $0 } == [
                "These were not received:\n  tick",
                "One effect has not ended. Advance the clock, cancel the effects, or await the result of 'send'.",
            ])
    }

    @Test func `Unreceived actions are reported at the next input`() async {
        let test = StoreTest(ticking(), clock: clock)
        test.send(.start) { $0 = 1 }
        await clock.run()
        withKnownIssue {
            test.send(.tick) { $0 = 4 }
        } matching: {
            $0.comments[0].rawValue == "Receive these before sending 'tick':\n  tick\n  tick"
        }
        await test.finish()
    }

    @Test func `An unfinished test is reported`() {
        withKnownIssue {
            _ = StoreTest(Store(Shop(), .shop()))
        } matching: {
            $0.comments[0].rawValue == "The store test has not finished. End it with 'await test.finish()'."
        }
    }

    @Test func `A store with a view model is tested in the same way`() async {
        let model = Timer(clock)
        let test = StoreTest(Store(model), clock: clock)
        test.send(.start) { $0.isRunning = true }
        await clock.advance(by: .seconds(1))
        await test.receive { $0 = Timer.State(isRunning: false, seconds: 1) }
        withKnownIssue {
            test.send(.start)
        } matching: {
            $0.comments[0].rawValue == """
                The state after 'start' is not the expected one:
                  isRunning changed from false to true, which the test does not expect
                """
        }
        await clock.run()
        await test.receive { $0 = Timer.State(isRunning: false, seconds: 2) }
        await test.finish()
    }

    private enum Ticking: Equatable {
        case start, tick
    }

    /// Counts inputs; the first one starts two ticks.
    private func ticking() -> Store<Int, Ticking> {
        Store(
            0,
            Reducer { [clock] state, action in
                state += 1
                guard action == .start else { return .none }
                return .run { send in
                    for _ in 0..<2 {
                        guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
                        await send(.tick)
                    }
                }
            })
    }
}

@Observable
@MainActor
private final class Timer: ViewModel {
    struct State: Equatable {
        var isRunning = false
        var seconds = 0
    }

    enum Input {
        case start
    }

    private(set) var state = State()
    private let clock: TestClock

    init(_ clock: TestClock) { self.clock = clock }

    func trigger(_ input: Input) {
        state.isRunning = true
        Task {
            try? await clock.sleep(for: .seconds(1))
            state = State(isRunning: false, seconds: state.seconds + 1)
        }
    }
}
