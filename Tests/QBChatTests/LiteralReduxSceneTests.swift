import QBChatModels
import SwiftUI
import Testing

@testable import QBChatLiteralRedux

@MainActor
@Suite("One scene of Redux, observed as a whole")
struct LiteralReduxSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        let store = Store(AppState(user: service.currentUser), .app(service: service))
        return ChatScene(id: .flat).environmentObject(store)
    }

    @Test func `D7 The scene of a chat is tested without the others in Redux observed as a whole`() async {
        await expectChat { scene($0) }
    }
}
