import MartletTest
import QBChatModels
import QBChatPorts
import QBChatStorage
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes delete` runs them on each port.
@MainActor
@Suite("Change: delete a message")
struct DeleteTests {
    @Test(arguments: ChatPort.allCases)
    func `The author deletes a message, and it disappears from the chat and the list`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        await visit.send("I am home until nine.")
        visit.host.choose("Delete", from: "I am home until nine.")
        await visit.host.settle()
        visit.host.expectNone("I am home until nine.")
        visit.host.find("The plumber comes tomorrow.")
        await visit.goBack()
        visit.host.find("Noor: The plumber comes tomorrow.")
        #expect(visit.order == ["Thursday Climbing", "Flat 4B", "Harbour Street Garden"])
    }

    @Test(arguments: ChatPort.allCases)
    func `When another user deletes a message, the list shows the previous one`(port: ChatPort) async throws {
        let visit = await Visit(port)
        let latest = try #require(try await visit.service.fetchMessages(in: .climbing).messages.last)
        visit.host.act { visit.service.takeBack(latest.id, in: .climbing) }
        await visit.host.settle()
        visit.host.find("Lene: Open again since Monday.")
        visit.host.expectNone("Lene: Shall we say seven?")
    }

    @Test(arguments: ChatPort.allCases)
    func `Messages of others cannot be deleted`(port: ChatPort) async throws {
        let visit = await Visit(port, at: .flat)
        #expect(!visit.host.exists(.kind(.contextMenu)))
        let id = try #require(try await visit.service.fetchMessages(in: .flat).messages.last?.id)
        await #expect(throws: ChatError.notYours) { try await visit.service.deleteMessage(id, in: .flat) }
    }

    @Test(arguments: ChatPort.allCases)
    func `A failed deletion keeps the message and shows an error`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        await visit.send("I am home until nine.")
        visit.service.isOffline = true
        visit.host.choose("Delete", from: "I am home until nine.")
        await visit.host.settle()
        visit.host.find("I am home until nine.")
        visit.host.find("Not deleted: The server does not answer.")
    }

    @Test(arguments: ChatPort.allCases)
    func `A deleted message disappears for other users, permanently`(port: ChatPort) async throws {
        let server = ChatServer(store: try MessageStore())
        let services = ["Ann", "Bob"].map { LiveChatService(user: User(id: $0, name: $0), server: server) }
        let hosts = services.map { service in mount(url: port.address(of: .garden)) { port.rootView(service: service) } }
        for host in hosts { await host.settle { host.exists("Message") } }
        hosts[0].type("Mine is the key.\n", into: "Message")
        for host in hosts { await host.settle { host.exists("Mine is the key.") } }
        hosts[0].choose("Delete", from: "Mine is the key.")
        await hosts[1].settle { !hosts[1].exists("Mine is the key.") }
        hosts[1].expectNone("Mine is the key.")
        #expect(try await services[1].fetchMessages(in: .garden).messages.last?.text == "Who has the key to the shed?")
    }
}
