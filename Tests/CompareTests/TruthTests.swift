import QBChatModels
import QBChatViewState
import Testing

@MainActor
@Suite("One or several sources of truth")
struct TruthTests {
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    private func open(_ service: MockChatService) async -> ChatViewModel {
        let model = ChatViewModel(id: Chat.ID("flat"), service: service)
        model.trigger(.appeared)
        await settle { model.state.phase == .loaded }
        return model
    }

    @Test func `D12 Two view models without a common service disagree`() async {
        let one = await open(MockChatService())
        let other = await open(MockChatService())
        one.trigger(.draftChanged("Plumber at nine"))
        one.trigger(.send)
        await settle { !one.state.messages.isEmpty }
        for _ in 0..<100 { await Task.yield() }
        #expect(one.state.messages.map(\.text) == ["Plumber at nine"])
        #expect(other.state.messages == [])
    }

    @Test func `D12 Two view models with a common service agree`() async {
        let service = MockChatService()
        let one = await open(service)
        let other = await open(service)
        one.trigger(.draftChanged("Plumber at nine"))
        one.trigger(.send)
        await settle { !other.state.messages.isEmpty }
        #expect(other.state.messages.map(\.text) == ["Plumber at nine"])
        #expect(one.state.messages == other.state.messages)
    }
}
