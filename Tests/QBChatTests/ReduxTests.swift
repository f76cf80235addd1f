import MartletKit
import MartletTest
import QBChatModels
import QBChatRedux
import QBChatScreens
import SwiftUI
import Testing

@MainActor
@Suite("Redux")
struct ReduxTests {
    private let service = MockChatService.withMessages

    private var store: Store<AppState, AppAction> { Store(AppState(user: service.currentUser), .app(service: service)) }

    /// Lets effects run until a condition holds.
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    @Test func `D4 send changes the state before it returns, and effects run afterwards`() async {
        let store = store
        let task = store.send(.list(.input(.appeared)))
        #expect(store.isFollowing)
        #expect(store.list.phase == .loading)
        await settle { store.list.phase == .loaded }
        #expect(store.list.chats.map(\.id) == [.climbing, .flat, .garden])
        task.cancel()
    }

    @Test func `D4 Actions are reduced in the order in which they are sent`() {
        let store = store
        store.send(.went([.flat]))
        for letter in ["a", "ab", "abc"] { store.send(.chat(.flat, .input(.draftChanged(letter)))) }
        #expect(store.chats[0].draft == "abc")
        store.send(.chat(.flat, .input(.send)))
        #expect(store.chats[0].draft == "")
    }

    @Test func `D4 Finished effects are released`() async {
        let store = store
        store.send(.list(.input(.appeared)))
        store.send(.went([.flat]))
        for number in 1...200 {
            store.send(.chat(.flat, .input(.draftChanged("Line \(number)"))))
            store.send(.chat(.flat, .input(.send)))
        }
        await settle { store.chats.first?.messages.count == 200 }
        await settle { store.effectCount == 1 }
        // The listener remains.
        #expect(store.effectCount == 1)
    }

    @Test func `D4 The listener is cancelled with the store`() async {
        var store: Store<AppState, AppAction>? = store
        store?.send(.list(.input(.appeared)))
        await settle { service.listenerCount == 1 }
        #expect(service.listenerCount == 1)
        store = nil
        await settle { service.listenerCount == 0 }
        #expect(service.listenerCount == 0)
    }

    @Test func `D5 Each scene has its state in the app's state while it is on the path`() {
        let store = store
        store.send(.went([.flat]))
        store.send(.chat(.flat, .input(.draftChanged("Half a"))))
        #expect(store.chats.map(\.id) == [.flat])
        #expect(store.list.chats == [])
        store.send(.went([]))
        #expect(store.chats == [])
    }

    @Test func `D5 A message reaches all parts of the state that show it`() async {
        let store = store
        store.send(.list(.input(.appeared)))
        store.send(.went([.flat]))
        store.send(.chat(.flat, .input(.appeared)))
        await settle { store.list.phase == .loaded && store.chats[0].phase == .loaded }
        let message = Message(id: 99, chat: .flat, author: .noor, text: "Done.", sentAt: .now)
        store.send(.happened(.message(message, unread: 0)))
        #expect(store.list.chats[0].lastMessage == message)
        #expect(store.chats[0].messages.last == message)
    }

    @Test func `D5 The list loads whenever it appears`() async {
        let visit = await Visit(.redux)
        #expect(visit.service.fetchCount.chats == 1)
        await visit.open("Flat 4B")
        await visit.goBack()
        #expect(visit.service.fetchCount.chats == 2)
    }

    @Test func `D6 A nested view finds the store in the environment`() async {
        struct Between: View {
            var body: some View { VStack { Reading() } }
        }
        struct Reading: View {
            @Environment(Store<AppState, AppAction>.self) private var store

            var body: some View { Text("\(store.list.chats.count) chats") }
        }
        let store = store
        let host = mount { Between().environment(store) }
        host.find("0 chats")
        store.send(.list(.fetched(.success(MockChatService.fewChats))))
        await host.settle()
        host.find("3 chats")
    }
}
