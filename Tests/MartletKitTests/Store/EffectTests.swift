import MartletKit
import MartletTest
import MartletUI
import Testing
import Observation

@MainActor
@Suite("Effects")
struct EffectTests {
    let clock = TestClock()

    /// A store that records its actions and performs the effect that each asks for.
    private func log(_ effect: @escaping @MainActor (String) -> Effect<String>) -> Store<[String], String> {
        Store(
            [],
            Reducer { state, action in
                state.append(action)
                return effect(action)
            })
    }

    @Test func `D4: An effect runs after the state has changed`() async {
        let store = log { $0 == "load" ? .run { send in await send("loaded") } : .none }
        let task = store.send("load")
        #expect(store.state == ["load"])
        await task.finish()
        #expect(store.state == ["load", "loaded"])
    }

    @Test func `D4: Actions sent at once are reduced in order, and a reducer is never re-entered`() {
        let store = log { $0 == "a" ? .merge(.send("b"), .send("c")) : $0 == "b" ? .send("d") : .none }
        store.send("a")
        #expect(store.state == ["a", "b", "c", "d"])
    }

    @Test func `An action sent during a reduction waits until the reduction is complete`() {
        let holder = Holder()
        let store = log { action in
            if action == "a" { holder.store?.send("b") }
            return action == "a" ? .send("c") : .none
        }
        holder.store = store
        store.send("a")
        #expect(store.state == ["a", "b", "c"])
    }

    @Test func `Work runs off the main actor`() async {
        let store = log { $0 == "go" ? .run { send in await send("\(#isolation == nil)") } : .none }
        await store.send("go").finish()
        #expect(store.state == ["go", "true"])
    }

    @Test func `Work runs on the main actor if its closure says so`() async {
        let store = log { action in
            action == "go"
                ? .run { @MainActor [clock] send in
                    MainActor.assertIsolated()
                    try? await clock.sleep(for: .seconds(1))
                    send("there")
                } : .none
        }
        let task = store.send("go")
        await clock.run()
        await task.finish()
        #expect(store.state == ["go", "there"])
    }

    @Test func `Merged effects run at the same time`() async {
        let store = log { [clock] action in
            action == "go" ? .merge(.after(2, "two", clock), .after(1, "one", clock)) : .none
        }
        store.send("go")
        await clock.advance(by: .seconds(1))
        #expect(store.state == ["go", "one"])
        await clock.advance(by: .seconds(1))
        #expect(store.state == ["go", "one", "two"])
        #expect(clock.now.offset == .seconds(2))
    }

    @Test func `Concatenated effects run one after the other`() async {
        let store = log { [clock] action in
            action == "go" ? .concatenate(.after(2, "two", clock), .after(1, "one", clock), .send("end")) : .none
        }
        store.send("go")
        await clock.advance(by: .seconds(2))
        #expect(store.state == ["go", "two"])
        await clock.advance(by: .seconds(1))
        #expect(store.state == ["go", "two", "one", "end"])
    }

    @Test func `cancel(id:) cancels an effect`() async {
        let store = log { [clock] action in
            switch action {
            case "go": .after(1, "there", clock).cancellable(id: "way")
            case "other": .after(1, "elsewhere", clock).cancellable(id: "other")
            case "stop": .cancel(id: "way")
            default: .none
            }
        }
        store.send("go")
        store.send("other")
        store.send("stop")
        await clock.run()
        #expect(store.state == ["go", "other", "stop", "elsewhere"])
        #expect(store.effectCount == 0)
    }

    @Test func `cancelInFlight replaces the running effect`() async {
        let store = log { [clock] in
            $0.hasPrefix("find ") ? .after(1, "found \($0.dropFirst(5))", clock).cancellable(id: 0, cancelInFlight: true) : .none
        }
        store.send("find a")
        store.send("find b")
        #expect(store.effectCount == 2)
        await clock.run()
        #expect(store.state == ["find a", "find b", "found b"])
    }

    @Test func `Actions of a cancelled effect are dropped`() async {
        let gate = Gate()
        let store = log { action in
            action == "go"
                ? .run { @MainActor send in
                    await gate.wait()
                    send("late")
                } : .none
        }
        let task = store.send("go")
        await clock.advance(by: .zero)
        task.cancel()
        gate.open()
        await task.finish()
        #expect(store.state == ["go"])
        #expect(store.effectCount == 0)
    }

    @Test func `debounce waits for a pause and performs the last effect`() async {
        let store = log { [clock] in
            $0.hasPrefix("type ") ? .send("find \($0.dropFirst(5))").debounce(id: "find", for: .seconds(1), clock: clock) : .none
        }
        store.send("type m")
        await clock.advance(by: .milliseconds(900))
        store.send("type mi")
        await clock.advance(by: .milliseconds(900))
        #expect(store.state == ["type m", "type mi"])
        await clock.advance(by: .milliseconds(100))
        #expect(store.state == ["type m", "type mi", "find mi"])
    }

    @Test func `throttle performs the first effect at once, then the last of each interval`() async {
        let store = log { [clock] in
            $0.hasPrefix("at ") ? .send("save \($0.dropFirst(3))").throttle(id: "save", for: .seconds(1), clock: clock) : .none
        }
        for place in ["at 1", "at 2", "at 3"] { store.send(place) }
        #expect(store.state == ["at 1", "save 1", "at 2", "at 3"])
        await clock.advance(by: .seconds(1))
        #expect(store.state == ["at 1", "save 1", "at 2", "at 3", "save 3"])
        await clock.run()
        #expect(store.state.count == 5)
        #expect(store.effectCount == 0)
        store.send("at 4")
        #expect(store.state.last == "save 4")
    }

    @Test func `Awaiting an effect includes the effects of the actions it sends`() async {
        let store = log { [clock] action in
            switch action {
            case "a": .after(1, "b", clock)
            case "b": .after(1, "c", clock)
            default: .none
            }
        }
        let task = store.send("a")
        #expect(!task.isFinished)
        await clock.run()
        await task.finish()
        #expect(task.isFinished)
        #expect(store.state == ["a", "b", "c"])
    }

    @Test func `Effects that a view awaits are cancelled with the view`() async {
        let store = log { [clock] in $0 == "load" ? .after(60, "loaded", clock) : .none }
        let shown = Shown()
        let host = mount { Page(store: store, shown: shown) }
        await host.settle()
        #expect(store.effectCount == 1)
        host.act { shown.isShown = false }
        await host.settle()
        #expect(store.effectCount == 0)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `Effects are cancelled with their store`() async {
        do {
            let store = log { [clock] in $0 == "load" ? .after(60, "loaded", clock) : .none }
            store.send("load")
            await clock.advance(by: .zero)
            #expect(clock.sleeperCount == 1)
        }
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `Removing an element cancels its effects, and no others`() async {
        let store = Store(Shop.with(items: 3), .shop(clock: clock))
        store.send(.item(0, .follow))
        store.send(.item(1, .follow))
        store.send(.item(1, .follow))
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 3)
        store.send(.remove(id: 1))
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 1)
        #expect(store.effectCount == 1)
    }

    @Test func `Effects of an optional part are cancelled when it becomes nil`() async {
        let store = Store(Shop(), .shop(clock: clock))
        store.send(.show(Detail(text: "Milk")))
        store.send(.detail(.follow))
        store.send(.detail(.edit("Eggs")))
        await clock.advance(by: .zero)
        #expect(store.effectCount == 1)
        store.send(.show(nil))
        await clock.advance(by: .zero)
        #expect(store.effectCount == 0)
    }

    @Test func `Removing a part cancels the effects of the parts inside it`() async {
        let inner: Reducer<Shop, ShopAction> = .shop(clock: clock)
        let lifted = inner.lift(\Shopping.shop, action: \ShoppingAction.Cases.shop)
        let close = Reducer<Shopping, ShoppingAction> { state, action in
            if case .close = action { state.shop = nil }
            return .none
        }
        let store = Store(Shopping(shop: .with(items: 2)), .combine(lifted, close))
        store.send(.shop(.item(1, .follow)))
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 1)
        store.send(.close)
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `map converts an effect's actions`() async {
        let effect: Effect<Int> = .merge(.send(1), .run { send in await send(2) })
        let store = log { $0 == "go" ? effect.map { "got \($0)" } : .none }
        await store.send("go").finish()
        #expect(store.state == ["go", "got 1", "got 2"])
    }
}

private struct Shopping: Equatable {
    var shop: Shop?
}

@Cases
private enum ShoppingAction {
    case shop(ShopAction)
    case close
}

extension Effect<String> {
    fileprivate static func after(_ seconds: Int, _ action: String, _ clock: TestClock) -> Effect {
        .send(action).delayed(for: .seconds(seconds), clock: clock)
    }
}

@MainActor
private final class Holder {
    weak var store: Store<[String], String>?
}

@MainActor
private final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { waiting = $0 } }
    func open() { waiting?.resume() }
}

@MainActor
@Observable
private final class Shown {
    var isShown = true
}

private struct Page: View {
    let store: Store<[String], String>
    let shown: Shown

    var body: some View {
        if shown.isShown {
            Text(verbatim: "Page").task { await store.send("load").finish() }
        }
    }
}
