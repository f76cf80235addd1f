import MartletKit
import QBChatModels
import QBChatScreens
import SwiftUI
import Testing

@testable import QBChatRedux

@MainActor
@Suite("One scene of Redux, observed by path")
struct ReduxSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        let chat = ChatState(id: .flat, reader: service.currentUser.id)
        return ChatScreen(store: Store(chat, .chat(service: service)).scope(\.self, input: \.input))
    }

    @Test func `D7 The scene of a chat is tested without the others in Redux observed by path`() async {
        await expectChat { scene($0) }
    }
}
