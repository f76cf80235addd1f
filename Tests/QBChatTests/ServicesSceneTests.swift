import MartletKit
import QBChatModels
import SwiftUI
import Testing

@testable import QBChatServices

@MainActor
@Suite("One scene of Fine-grained services")
struct ServicesSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatView(id: .flat).services(.chats(service))
    }

    @Test func `D7 The scene of a chat is tested without the others in Fine-grained services`() async {
        await expectChat { scene($0) }
    }
}
