import MartletKit
import QBChatModels
import Testing

@testable import QBChatModelView

/// All of Model-View that is not in a view.
@MainActor
@Suite("Logic of Model-View")
struct ModelViewLogicTests {
    @Test func `D3 Of something loadable there is it, or why not, or that it is on its way`() {
        #expect(LoadPhase(Loadable<ChatList>.notRequested) == .loading)
        #expect(LoadPhase(Loadable.loaded(ChatList())) == .loaded)
        #expect(LoadPhase(Loadable<ChatList>.failed(ChatError.offline, last: nil)) == .failed("The server does not answer."))
    }
}
