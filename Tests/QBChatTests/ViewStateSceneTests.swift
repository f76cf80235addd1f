import MartletKit
import QBChatModels
import QBChatScreens
import QBChatViewState
import SwiftUI
import Testing

@MainActor
@Suite("One scene of MVVM with view states")
struct ViewStateSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatScreen(store: Store(ChatViewModel(id: .flat, service: service)))
    }

    @Test func `D7 The scene of a chat is tested without the others in MVVM with view states`() async {
        await expectChat { scene($0) }
    }
}
