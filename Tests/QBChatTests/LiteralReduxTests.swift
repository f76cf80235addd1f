import Combine
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

@testable import QBChatLiteralRedux

@MainActor
@Suite("Redux as in its article")
struct LiteralReduxTests {
    private enum Action {
        case add(Int)
        case addFrom(PassthroughSubject<Int, Never>)
        case addLater(Gate)
    }

    /// Holds work until it is opened.
    @MainActor
    private final class Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var isCancelled = false

        func pass() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.append($0) }
                isCancelled = Task.isCancelled
            } onCancel: {
                Task { await self.open() }
            }
        }

        var isWaitedFor: Bool { !waiting.isEmpty }

        func open() {
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    private let sum = Reducer<Int, Action> { _, action in
        switch action {
        case .add(let number): Reducer<Int, Action>.sync { $0 += number }
        case .addFrom(let numbers): numbers.map { number in { $0 += number } }.eraseToAnyPublisher()
        case .addLater(let gate):
            Reducer<Int, Action>.async { change in
                await gate.pass()
                change { $0 *= 10 }
            }
        }
    }

    private func settle(until condition: () -> Bool) async {
        let host = mount { EmptyView() }
        await host.settle(until: condition)
    }

    @Test func `D4 A synchronous change is applied before send returns`() {
        let store = Store(1, sum)
        store.send(.add(2))
        #expect(store.state == 3)
        #expect(store.runningCount == 0)
    }

    @Test func `D4 An asynchronous change is applied to the state of its time, not of its action`() async {
        let store = Store(1, sum)
        let gate = Gate()
        store.send(.addLater(gate))
        await settle { gate.isWaitedFor }
        store.send(.add(2))
        #expect(store.state == 3)
        gate.open()
        await settle { store.runningCount == 0 }
        #expect(store.state == 30)
    }

    @Test func `D4 Each change that a publisher emits is applied, until it finishes`() {
        let store = Store(0, sum)
        let numbers = PassthroughSubject<Int, Never>()
        store.send(.addFrom(numbers))
        numbers.send(1)
        numbers.send(20)
        #expect(store.state == 21)
        #expect(store.runningCount == 1)
        numbers.send(completion: .finished)
        #expect(store.runningCount == 0)
    }

    @Test func `D4 The work of an action is cancelled with the store`() async {
        var store: Store<Int, Action>? = Store(0, sum)
        let gate = Gate()
        store?.send(.addLater(gate))
        await settle { gate.isWaitedFor }
        store = nil
        await settle { gate.isCancelled }
    }

    @Test func `D4 The store announces each change to all its observers`() {
        let store = Store(0, sum)
        var announced = 0
        let listening = store.objectWillChange.sink { announced += 1 }
        store.send(.add(1))
        store.send(.add(0))
        listening.cancel()
        #expect(announced == 2)
    }

    @Test func `D7 A message evaluates every scene, wherever it belongs, and only the cell that it changes`() async {
        let visit = await Visit(.literalRedux, at: .climbing)
        let shown = await visit.host.evaluations {
            visit.host.act { _ = visit.service.receive("At ten, rather.", from: .noor, in: .flat) }
            await visit.host.settle()
        }
        #expect(shown.filter { Self.scenes.contains($0.key) } == ["LiteralReduxPort": 1, "ChatListScene": 1, "ChatScene": 1])
        #expect(shown["ChatCell"] == 1)
        #expect(shown["MessageView"] == nil)
    }

    @Test func `D7 An action that changes nothing evaluates every scene too`() async {
        let store = Store(AppState(user: .noor), Reducer<AppState, AppAction> { _, _ in Reducer<AppState, AppAction>.sync { _ in } })
        let host = mount {
            ChatListScene().environmentObject(store)
            ChatScene(id: .flat).environmentObject(store)
        }
        let shown = await host.evaluations {
            host.act { store.send(.list(.retry)) }
            await host.settle()
        }
        #expect(shown.filter { Self.scenes.contains($0.key) } == ["ChatListScene": 1, "ChatScene": 1])
    }

    private static let scenes: Set = ["LiteralReduxPort", "ChatListScene", "ChatScene"]
}
