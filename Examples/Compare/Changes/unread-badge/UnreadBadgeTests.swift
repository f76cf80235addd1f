import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes unread-badge` runs them on each port.
@MainActor
@Suite("Change: unread badge")
struct UnreadBadgeTests {
    @Test(arguments: ChatPort.allCases)
    func `Messages of others are counted at their chat until the chat is opened`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.act { _ = visit.service.receive("At ten, rather.", from: .noor, in: .flat) }
        await visit.host.settle()
        visit.host.act { _ = visit.service.receive("Or eleven.", from: .noor, in: .flat) }
        await visit.host.settle()
        #expect(visit.host.findAll("2 unread").count == 1)
        await visit.open("Flat 4B")
        await visit.goBack()
        visit.host.expectNone(.containing("unread"))
    }

    @Test(arguments: ChatPort.allCases)
    func `Messages in other chats are counted; read messages and the user's own are not`(port: ChatPort) async {
        let visit = await Visit(port)
        await visit.open("Flat 4B")
        await visit.send("I am home until nine.")
        visit.host.act { _ = visit.service.receive("Good.", from: .noor, in: .flat) }
        visit.host.act { _ = visit.service.receive("Bring the rope.", from: .lene, in: .climbing) }
        await visit.host.settle()
        await visit.goBack()
        #expect(visit.host.findAll(.containing("unread")).count >= 1)
        visit.host.find("1 unread")
    }
}
