import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes failing-service` runs them on each port.
@MainActor
@Suite("Change: mark unsent messages")
struct FailingServiceTests {
    @Test(arguments: ChatPort.allCases)
    func `An unsent message is in the chat with a mark, and the field is empty`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        visit.service.isOffline = true
        await visit.send("Hello?")
        await visit.send("Anybody?")
        visit.host.find("Hello?")
        visit.host.find("Anybody?")
        #expect(visit.host.findAll("Not sent").count == 2)
        #expect(visit.draft == "")
        visit.host.find("Not sent: The server does not answer.")
    }

    @Test(arguments: ChatPort.allCases)
    func `Sending it again sends it once and removes the mark`(port: ChatPort) async throws {
        let visit = await Visit(port, at: .garden)
        visit.service.isOffline = true
        await visit.send("Hello?")
        visit.host.tap("Send again")
        await visit.host.settle()
        #expect(visit.host.findAll("Not sent").count == 1)
        visit.service.isOffline = false
        visit.host.tap("Send again")
        await visit.host.settle()
        visit.host.expectNone("Not sent")
        visit.host.expectNone(.containing("does not answer"))
        #expect(visit.host.findAll("Hello?").count == 1)
        #expect(try await visit.service.fetchMessages(in: .garden).messages.map(\.text) == ["Hello?"])
    }
}
