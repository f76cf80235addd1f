import QBChatModels
import SwiftUI
import Testing

@testable import QBChatModelView

@MainActor
@Suite("One scene of Model-View")
struct ModelViewSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        ChatView(service: service, id: .flat)
    }

    @Test func `D7 The scene of a chat is tested without the others in Model-View`() async {
        await expectChat { scene($0) }
    }
}
