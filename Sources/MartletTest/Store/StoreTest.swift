import MartletKit
import Synchronization

/// Tests a store step by step: what each input changes, and that it changes nothing else.
///
///     let test = StoreTest(store, clock: clock)
///     test.send(.load) { $0.isLoading = true }
///     await clock.advance(by: .seconds(1))
///     await test.receive(.loaded([milk])) {
///         $0.isLoading = false
///         $0.items = [milk]
///     }
///     await test.finish()
///
/// The closure turns the previous state into the expected one. The test fails if a field changes that the closure does not change, or the
/// reverse, and reports the field's name and values. The test must receive all actions that effects send, in order, and all effects must
/// have ended when it finishes.
///
/// It works in the same way for stores with a reducer and with a view model. A view model has no actions, only changes of its state;
/// receive them without a name.
@MainActor
public final class StoreTest<State, Input> {
    private let store: Store<State, Input>
    /// The latest state that the test has checked.
    private var state: State
    private var pending: [StoreStep<State, Input>] = []
    private var observation: AnyObject?
    private let clock: TestClock?
    private let site: CallSite
    private let isFinished = Mutex(false)

    /// - Parameter clock: The clock that the store's effects use, if they use one.
    public init(_ store: Store<State, Input>, clock: TestClock? = nil, file: StaticString = #filePath, line: UInt = #line) {
        self.store = store
        self.clock = clock
        state = store.state
        site = CallSite(file, line)
        observation = store.observe { [weak self] in self?.pending.append($0) }
    }

    deinit {
        if !isFinished.withLock({ $0 }) { Report.issue("The store test has not finished. End it with 'await test.finish()'.", at: site) }
    }

    /// Sends an input, and checks what it changes immediately.
    @discardableResult
    public func send(
        _ input: Input, file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void = { _ in }
    ) -> EffectTask {
        let site = CallSite(file, line)
        if !pending.isEmpty {
            Report.issue("Receive these before sending '\(input)':\(list(pending))", at: site)
            dropPending()
        }
        let task = store.send(input)
        let now: State
        if pending.first?.input != nil {
            now = pending.removeFirst().state
        } else {
            // A view model may change its state in several steps; to the sender they are one change.
            pending = []
            now = store.state
        }
        expect(now, after: "'\(input)'", site, changes)
        return task
    }

    /// Receives the next action that an effect sends, and checks what it changes. Waits for work that needs no time.
    public func receive(
        _ input: Input, file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void = { _ in }
    ) async where Input: Equatable {
        let site = CallSite(file, line)
        guard let step = await next("'\(input)'", site) else { return }
        if step.input != input {
            let what = step.input.map { "'\($0)'" } ?? "a change without an action"
            Report.issue("Expected '\(input)', but received \(what).", at: site)
        }
        expect(step.state, after: "'\(input)'", site, changes)
    }

    /// Receives the next action or change, whatever it is, and checks the new state. Waits for work that needs no time.
    public func receive(
        file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void
    ) async {
        let site = CallSite(file, line)
        guard let step = await next("a change", site) else { return }
        expect(step.state, after: step.input.map { "'\($0)'" } ?? "a change", site, changes)
    }

    /// Checks that every action was received and no effect is running.
    public func finish(file: StaticString = #filePath, line: UInt = #line) async {
        let site = CallSite(file, line)
        isFinished.withLock { $0 = true }
        await settle()
        if !pending.isEmpty { Report.issue("These were not received:\(list(pending))", at: site) }
        let count = store.effectCount
        if count > 0 {
            Report.issue(
                "\(count == 1 ? "One effect has" : "\(count) effects have") not ended. "
                    + "Advance the clock, cancel the effects, or await the result of 'send'.", at: site)
        }
        observation = nil
    }

    private func next(_ what: String, _ site: CallSite) async -> StoreStep<State, Input>? {
        if pending.isEmpty { await settle() }
        if !pending.isEmpty { return pending.removeFirst() }
        let sleepers = clock?.sleeperCount ?? 0
        let hint =
            sleepers > 0
            ? " An effect waits for the clock: advance it first."
            : store.effectCount > 0 ? " Effects are running, but wait for something other than the clock." : ""
        Report.issue("Expected \(what), but received nothing.\(hint)", at: site)
        return nil
    }

    private func settle() async {
        _ = await Idle.wait {
            store.effectCount > clock?.sleeperCount ?? 0
        } activity: {
            pending.count + (clock?.sleepCount ?? 0)
        }
    }

    private func expect(_ now: State, after what: String, _ site: CallSite, _ changes: (inout State) -> Void) {
        var expected = state
        changes(&expected)
        let differences = StateDifference(before: state, expected: expected, now: now).lines
        state = now
        if !differences.isEmpty {
            Report.issue("The state after \(what) is not the expected one:" + differences.map { "\n  \($0)" }.joined(), at: site)
        }
    }

    private func dropPending() {
        state = pending.last?.state ?? state
        pending = []
    }

    private func list(_ steps: [StoreStep<State, Input>]) -> String {
        steps.map { "\n  " + ($0.input.map { "\($0)" } ?? "a change of the state") }.joined()
    }
}
