import QBChatModels
import SwiftUI
import Testing

@testable import QBChatModules

@MainActor
@Suite("One scene of modular MVVM")
struct ModulesSceneTests {
    /// What the test has to make, which `Compare` counts.
    private func scene(_ service: MockChatService) -> some View {
        CompositionRoot(service: service).chat(.flat)
    }

    @Test func `D7 The scene of a chat is tested without the others in modular MVVM`() async {
        await expectChat { scene($0) }
    }
}
