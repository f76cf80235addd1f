import QBChatModels
import SwiftUI
import Testing

@testable import QBChatViper

@MainActor
@Suite("One scene of VIPER")
struct ViperSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatModule.build(.flat, services: ServiceBuilder(chats: service))
    }

    @Test func `D7 The scene of a chat is tested without the others in VIPER`() async {
        await expectChat { scene($0) }
    }
}
