import MartletKit
import QBChatModels
import Testing

@testable import QBChatModelView

/// The logic of Model-View outside its views.
@MainActor
@Suite("Logic of Model-View")
struct ModelViewLogicTests {
    @Test func `D2 The phase of a loadable is loading, loaded or failed`() {
        #expect(LoadPhase(Loadable<ChatList>.notRequested) == .loading)
        #expect(LoadPhase(Loadable.loaded(ChatList())) == .loaded)
        #expect(LoadPhase(Loadable<ChatList>.failed(ChatError.offline, last: nil)) == .failed("The server does not answer."))
    }
}
