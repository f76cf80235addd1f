import MartletKit
import QBChatModels
import SwiftUI
import Testing

@testable import QBChatClean

@MainActor
@Suite("One scene of Clean Architecture")
struct CleanSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatView(id: .flat).services(.cleanChats(service))
    }

    @Test func `D7 The scene of a chat is tested without the others in Clean Architecture`() async {
        await expectChat { scene($0) }
    }
}
