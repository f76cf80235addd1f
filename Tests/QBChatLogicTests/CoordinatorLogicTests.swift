import Foundation
import QBChatCoordinators
import QBChatModels
import Testing

/// The decisions of coordinators. Their view models are those of MVVM with view states, which has tests of its own.
@MainActor
@Suite("Logic of coordinators")
struct CoordinatorLogicTests {
    private let coordinator = AppCoordinator(service: MockChatService.withMessages)

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func `D18 A link of the app leads to its tab and its chat`() throws {
        coordinator.tab = .profile
        #expect(coordinator.enter(try url("qbchat://chats/flat")))
        #expect(coordinator.tab == .chats)
        #expect(coordinator.chats.openChat == .flat)
        coordinator.open(try url("qbchat://profile"))
        #expect(coordinator.tab == .profile)
    }

    @Test func `D18 A child asks its parent, which first shows an external page to the user`() throws {
        coordinator.chats.open(try url("https://example.org/plan"))
        #expect(coordinator.page?.id == (try url("https://example.org/plan")))
        coordinator.profile.open(try url("qbchat://chats/climbing"))
        #expect(coordinator.page == nil)
        #expect(coordinator.chats.openChat == .climbing)
    }

    @Test func `D18 An unknown link leads nowhere`() throws {
        #expect(!coordinator.enter(try url("qbchat://unicorns/1")))
        coordinator.open(try url("mailto:noor@example.org"))
        #expect(coordinator.page == nil)
        #expect(coordinator.chats.openChat == nil)
    }
}
