import Foundation
import MartletElements
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

@testable import QBChatCoordinators

@MainActor
@Suite("Coordinators")
struct CoordinatorTests {
    private let service: MockChatService

    init() {
        service = .withMessages
        service.receive("The plan is at https://example.org/plan.", from: .noor, in: .flat)
    }

    private func visit(_ url: String, width: Double = 390) async -> (host: TestHost, coordinator: AppCoordinator) {
        let coordinator = AppCoordinator(service: service)
        let host = mount(traits: ClientTraits(width: width), url: url) { AppCoordinatorView(coordinator: coordinator) }
        await host.settle()
        return (host, coordinator)
    }

    @Test func `D18 The tab is a value that code and the user change`() async {
        let (host, coordinator) = await visit("/")
        #expect(coordinator.tab == .chats)
        host.select(tab: "Profile")
        #expect(coordinator.tab == .profile)
        host.act { coordinator.tab = .chats }
        #expect(host.find(.tab, "Chats").isSelected)
    }

    @Test func `D18 A child asks its parent to open a URL, and the parent navigates to another child`() async throws {
        let (host, coordinator) = await visit("/profile")
        host.tap("Something lost? Ask the neighbours")
        await host.settle()
        #expect(coordinator.tab == .chats)
        #expect(coordinator.chats.openChat == Chat.ID("lost"))
        #expect(host.location == "/chats/lost")
        try coordinator.profile.open(#require(URL(string: "qbchat://chats/flat")))
        await host.settle()
        host.find("The plumber comes tomorrow.")
    }

    @Test func `D18 An external link is shown first: as a sheet on a phone, as a popover on a tablet`() async {
        for (width, style) in [(390.0, "sheet"), (1024, "popover")] {
            let (host, coordinator) = await visit("/chats/flat", width: width)
            host.tap(.link, "example.org")
            await host.settle()
            #expect(coordinator.page?.url.absoluteString == "https://example.org/plan")
            #expect(host.find(.kind(.sheet))[.style] == .string(style))
            #expect(host.openedURLs == [])
            host.tap("Open page")
            #expect(host.openedURLs == ["https://example.org/plan"])
            host.tap("Stay here")
            #expect(coordinator.page == nil)
        }
    }

    @Test func `D18 An item pushes a screen, and going back clears the item`() async {
        let (host, coordinator) = await visit("/")
        host.act { coordinator.chats.openChat = .flat }
        await host.settle()
        host.find("The plumber comes tomorrow.")
        #expect(host.location == "/chats/flat")
        host.goBack()
        #expect(coordinator.chats.openChat == nil)
    }

    @Test func `D18 A deep link leads to its chat, and an invalid one nowhere`() async {
        let (host, coordinator) = await visit("/profile")
        host.open(url: "qbchat://chats/climbing")
        await host.settle()
        host.find("Shall we say seven?")
        #expect(coordinator.page == nil)
        host.open(url: "qbchat://unicorns/1/2")
        #expect(coordinator.chats.openChat == .climbing)
        #expect(coordinator.tab == .chats)
    }

    @Test func `D18 Coordinators are released with the port, despite their references to each other`() async {
        weak var parent: AppCoordinator?
        weak var child: ChatsCoordinator?
        do {
            let coordinator = AppCoordinator(service: service)
            parent = coordinator
            child = coordinator.chats
        }
        #expect(parent == nil)
        #expect(child == nil)
    }
}
