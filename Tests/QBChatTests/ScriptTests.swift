import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// The acts of a user and their results, which are the same in all architectures.
@MainActor
@Suite("Script for each port")
struct ScriptTests {
    @Test(arguments: ChatPort.allCases)
    func `D1 The list shows each chat's latest message, sorted by time`(port: ChatPort) async {
        let visit = await Visit(port)
        #expect(visit.order == ["Thursday Climbing", "Flat 4B", "Harbour Street Garden"])
        visit.host.find("Lene: Shall we say seven?")
        visit.host.find("Noor: The plumber comes tomorrow.")
        visit.host.find("No messages yet")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 An opened chat shows its messages`(port: ChatPort) async {
        let visit = await Visit(port)
        await visit.open("Thursday Climbing")
        visit.host.find("Open again since Monday.")
        visit.host.find("Shall we say seven?")
        visit.host.expectNone("The plumber comes tomorrow.")
        #expect(visit.host.location == port.address(of: .climbing))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A sent message is in the chat once, and the field is empty`(port: ChatPort) async {
        let visit = await Visit(port, at: .garden)
        visit.host.find("Be the first to say something.")
        await visit.send("  The beans are up!  ")
        #expect(visit.host.findAll("The beans are up!").count == 1)
        #expect(visit.draft == "")
        await visit.goBack()
        visit.host.find("Robin: The beans are up!")
        #expect(visit.order.first == "Harbour Street Garden")
    }

    @Test(arguments: ChatPort.allCases)
    func `D17 Return sends`(port: ChatPort) async {
        let visit = await Visit(port, at: .garden)
        visit.host.type("By the key\n", into: "Message")
        await visit.host.settle()
        visit.host.find("By the key")
        #expect(visit.draft == "")
    }

    @Test(arguments: ChatPort.allCases)
    func `D17 A tap beside the field ends typing`(port: ChatPort) async {
        let visit = await Visit(port, at: .climbing)
        visit.host.focus("Message")
        #expect(visit.host.find(.identifier("composer")).isFocused)
        visit.host.tap("Shall we say seven?")
        #expect(!visit.host.find(.identifier("composer")).isFocused)
    }

    @Test(arguments: ChatPort.allCases)
    func `D17 The field stays above the keyboard`(port: ChatPort) async {
        let visit = await Visit(port, at: .climbing)
        visit.host.change { $0.keyboardHeight = 300 }
        await visit.host.settle()
        #expect(visit.host.paddings(around: .identifier("composer")).contains(300))
        visit.host.change { $0.keyboardHeight = 0 }
        await visit.host.settle()
        #expect(!visit.host.paddings(around: .identifier("composer")).contains(300))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 An empty text is refused`(port: ChatPort) async throws {
        let visit = await Visit(port, at: .garden)
        #expect(!visit.host.find(.button, "Send").isEnabled)
        visit.host.type("   \n", into: "Message")
        await visit.host.settle()
        #expect(!visit.host.find(.button, "Send").isEnabled)
        #expect(try await visit.service.fetchMessages(in: .garden).messages == [])
        visit.host.type("now", into: "Message")
        #expect(visit.host.find(.button, "Send").isEnabled)
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A message of another user appears immediately`(port: ChatPort) async {
        let visit = await Visit(port, at: .climbing)
        visit.host.act { _ = visit.service.receive("Bring the rope.", from: .lene, in: .climbing) }
        await visit.host.settle()
        #expect(visit.host.findAll("Bring the rope.").count == 1)
        visit.host.act { _ = visit.service.receive("Elsewhere.", from: .noor, in: .flat) }
        await visit.host.settle()
        visit.host.expectNone("Elsewhere.")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A message of another user moves its chat to the top`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.act { _ = visit.service.receive("Who has the key?", from: .noor, in: .garden) }
        await visit.host.settle()
        #expect(visit.order == ["Harbour Street Garden", "Thursday Climbing", "Flat 4B"])
        visit.host.find("Noor: Who has the key?")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The latest message is visible, after opening and after a new one`(port: ChatPort) async {
        let service = MockChatService()
        for number in 1...120 { service.receive("Line \(number)", from: .noor, in: .flat) }
        let visit = await Visit(port, service)
        await visit.open("Flat 4B")
        visit.host.find("Line 120")
        visit.host.act { _ = service.receive("Line 121", from: .noor, in: .flat) }
        await visit.host.settle()
        #expect(visit.host.scrolls(to: "Line 121"))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A URL opens a chat, and the user can go back to the list`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        visit.host.find("The plumber comes tomorrow.")
        await visit.goBack()
        #expect(visit.order.count == 3)
        #expect(visit.host.location == (port == .coordinators ? "/chats" : "/"))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A reload shows the same chat with all messages`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        await visit.send("I am home until nine.")
        let location = visit.host.location
        visit.host.close()
        let host = mount(url: location) { port.rootView(service: visit.service) }
        await host.settle()
        host.find("The plumber comes tomorrow.")
        host.find("I am home until nine.")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The URL of an unknown chat shows an error`(port: ChatPort) async {
        let visit = await Visit(port, at: Chat.ID("unicorns"))
        visit.host.find("This chat does not exist.")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The list shows loading and errors, and can be retried`(port: ChatPort) async {
        let clock = TestClock()
        let service = MockChatService(delay: .seconds(1), clock: clock)
        service.isOffline = true
        let visit = await Visit(port, service, clock: clock)
        visit.host.find("Loading…")
        await visit.host.advance(by: .seconds(1))
        visit.host.find("The server does not answer.")
        service.isOffline = false
        visit.host.tap("Try again")
        await visit.host.advance(by: .seconds(1))
        #expect(visit.order.count == 3)
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 An unsent text returns to the field`(port: ChatPort) async {
        let visit = await Visit(port, at: .garden)
        visit.service.isOffline = true
        await visit.send("Hello?")
        visit.host.find("Not sent: The server does not answer.")
        #expect(visit.draft == "Hello?")
        visit.service.isOffline = false
        visit.host.tap(.button, "Send")
        await visit.host.settle()
        visit.host.expectNone("Not sent: The server does not answer.")
        visit.host.find("Hello?")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A closed session stops listening`(port: ChatPort) async {
        let visit = await Visit(port, at: .garden)
        #expect(visit.service.listenerCount > 0)
        visit.host.close()
        await visit.host.settle { visit.service.listenerCount == 0 }
        #expect(visit.service.listenerCount == 0)
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 Opening and closing a chat repeatedly leaks nothing`(port: ChatPort) async {
        let visit = await Visit(port)
        await visit.open("Flat 4B")
        await visit.goBack()
        let before = visit.service.listenerCount
        for _ in 1...10 {
            await visit.open("Flat 4B")
            await visit.goBack()
        }
        await visit.host.settle { visit.service.listenerCount == before }
        #expect(visit.service.listenerCount == before)
    }
}
