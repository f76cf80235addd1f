import MartletKit
import QBChatLeaves
import QBChatModels
import Testing

/// The logic that Model-View and Clean Architecture share outside their views.
@MainActor
@Suite("Phases of loading")
struct LoadPhaseTests {
    @Test func `D2 The phase of a loadable is loading, loaded or failed`() {
        #expect(LoadPhase(Loadable<ChatList>.notRequested) == .loading)
        #expect(LoadPhase(Loadable.loaded(ChatList())) == .loaded)
        #expect(LoadPhase(Loadable<ChatList>.failed(ChatError.offline, last: nil)) == .failed("The server does not answer."))
    }
}
