import QBChatModels
import QBChatScreens
import SwiftUI
import Testing

@testable import QBChatCoordinators

@MainActor
@Suite("One scene of Coordinators")
struct CoordinatorsSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatScreen(store: ChatsCoordinator(service: service).chat(.flat))
    }

    @Test func `D7 The scene of a chat is tested without the others in Coordinators`() async {
        await expectChat { scene($0) }
    }
}
