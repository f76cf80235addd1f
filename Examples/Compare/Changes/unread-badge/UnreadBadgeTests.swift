import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// What the patches of this change do. `Tools/changes unread-badge` runs it on each port.
@MainActor
@Suite("The change: a badge for what was not read")
struct UnreadBadgeTests {
    @Test(arguments: ChatPort.allCases)
    func `What others write while the list is in sight is counted at their chat, until it is opened`(port: ChatPort) async {
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
    func `What is written in another chat than the open one is counted, and what is read or one's own is not`(port: ChatPort) async {
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
