import MartletKit
import Synchronization

/// Expects of a store, step by step, what each input changes, and that it changes nothing else.
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
/// The closure makes the state before into the state that is expected. A field that changes and is not named in it fails the test, and so does
/// one that is named and does not change; both are told by their names and values. What effects send must be received, in its order, and
/// effects must have ended when the test has.
///
/// It works alike for stores with a reducer and with a view model. Of a view model no actions are known, only changes of its state: they are
/// received without a name.
@MainActor
public final class StoreTest<State, Input> {
    private let store: Store<State, Input>
    /// The state up to which all has been expected.
    private var state: State
    private var pending: [StoreStep<State, Input>] = []
    private var observation: AnyObject?
    private let clock: TestClock?
    private let site: CallSite
    private let isFinished = Mutex(false)

    /// - Parameter clock: The clock by which the store's effects wait, if they do.
    public init(_ store: Store<State, Input>, clock: TestClock? = nil, file: StaticString = #filePath, line: UInt = #line) {
        self.store = store
        self.clock = clock
        state = store.state
        site = CallSite(file, line)
        observation = store.observe { [weak self] in self?.pending.append($0) }
    }

    deinit {
        if !isFinished.withLock({ $0 }) { Report.issue("The test of a store ends with 'await test.finish()'.", at: site) }
    }

    /// Sends an input, and expects what it changes at once.
    @discardableResult
    public func send(
        _ input: Input, file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void = { _ in }
    ) -> EffectTask {
        let site = CallSite(file, line)
        if !pending.isEmpty {
            Report.issue("Before '\(input)' is sent, this must be received:\(list(pending))", at: site)
            forgetPending()
        }
        let task = store.send(input)
        let now: State
        if pending.first?.input != nil {
            now = pending.removeFirst().state
        } else {
            // What a view model changes in several steps is one change to whoever has sent the input.
            pending = []
            now = store.state
        }
        expect(now, after: "'\(input)'", site, changes)
        return task
    }

    /// Expects the next action that effects send, and what it changes. It waits for whatever needs no time.
    public func receive(
        _ input: Input, file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void = { _ in }
    ) async where Input: Equatable {
        let site = CallSite(file, line)
        guard let step = await next("'\(input)'", site) else { return }
        if step.input != input {
            let what = step.input.map { "'\($0)' was" } ?? "a change without a name was"
            Report.issue("'\(input)' was expected, but \(what) received.", at: site)
        }
        expect(step.state, after: "'\(input)'", site, changes)
    }

    /// Expects the next change, or action of effects, whatever its name. It waits for whatever needs no time.
    public func receive(
        file: StaticString = #filePath, line: UInt = #line, changes: (inout State) -> Void
    ) async {
        let site = CallSite(file, line)
        guard let step = await next("A change", site) else { return }
        expect(step.state, after: step.input.map { "'\($0)'" } ?? "a change", site, changes)
    }

    /// Expects that all has been received, and that no effect goes on.
    public func finish(file: StaticString = #filePath, line: UInt = #line) async {
        let site = CallSite(file, line)
        isFinished.withLock { $0 = true }
        await settle()
        if !pending.isEmpty { Report.issue("Not all that came was received:\(list(pending))", at: site) }
        let count = store.effectCount
        if count > 0 {
            Report.issue(
                "\(count == 1 ? "One effect has" : "\(count) effects have") not ended. "
                    + "Let the clock run, cancel them, or await what 'send' returned.", at: site)
        }
        observation = nil
    }

    private func next(_ what: String, _ site: CallSite) async -> StoreStep<State, Input>? {
        if pending.isEmpty { await settle() }
        if !pending.isEmpty { return pending.removeFirst() }
        let sleepers = clock?.sleeperCount ?? 0
        let hint =
            sleepers > 0
            ? " The clock is waited for: move it first." : store.effectCount > 0 ? " Effects go on, but wait for something else." : ""
        Report.issue("\(what) was expected, but nothing came.\(hint)", at: site)
        return nil
    }

    private func settle() async {
        _ = await Quiet.wait {
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
            Report.issue("The state after \(what) is not what was expected:" + differences.map { "\n  \($0)" }.joined(), at: site)
        }
    }

    private func forgetPending() {
        state = pending.last?.state ?? state
        pending = []
    }

    private func list(_ steps: [StoreStep<State, Input>]) -> String {
        steps.map { "\n  " + ($0.input.map { "\($0)" } ?? "a change of the state") }.joined()
    }
}
