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

    @Test(arguments: ChatPort.allCases)
    func `D1 The list counts what is unread, and opening the chat reads it`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.find("1 unread")
        visit.host.find("2 unread")
        visit.host.act { _ = visit.service.receive("At nine.", from: .noor, in: .flat) }
        await visit.host.settle()
        #expect(visit.host.findAll("2 unread").count == 2)
        await visit.open("Flat 4B")
        visit.host.act { _ = visit.service.receive("Or at ten.", from: .noor, in: .flat) }
        await visit.host.settle()
        await visit.goBack()
        #expect(visit.host.findAll(.containing("unread")).count == 1)
        visit.host.act { _ = visit.service.receive("Ten it is.", from: .noor, in: .flat) }
        await visit.host.settle()
        visit.host.find("1 unread")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A long chat begins with the latest page, and shows earlier ones when asked`(port: ChatPort) async {
        let service = MockChatService()
        for number in 1...70 { service.receive("Line \(number)", from: .noor, in: .flat) }
        let visit = await Visit(port, service, at: .flat)
        visit.host.find("Line 70")
        visit.host.scroll(to: "Line 41")
        visit.host.expectNone("Line 40")
        visit.host.tap(.button, "Show earlier messages")
        await visit.host.settle()
        #expect(visit.host.scrolls(to: "Line 41"))
        visit.host.scroll(to: "Line 11")
        visit.host.expectNone("Line 10")
        service.isOffline = true
        visit.host.tap(.button, "Show earlier messages")
        await visit.host.settle()
        visit.host.find("The server does not answer.")
        service.isOffline = false
        visit.host.tap(.button, "Show earlier messages")
        await visit.host.settle()
        for number in [1, 10, 11, 40, 41, 70] {
            visit.host.scroll(to: "Line \(number)")
            #expect(visit.host.findAll("Line \(number)").count == 1)
        }
        visit.host.expectNone(.button("Show earlier messages"))
        visit.host.expectNone("The server does not answer.")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A room that is made is there, and its maker can write in it`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.tap(.button, "New room")
        visit.host.type("  Bread Club ", into: "Title")
        visit.host.tap(.button, "Make")
        await visit.host.settle()
        #expect(visit.host.findAll(.link).first?.label?.contains("Bread Club") == true)
        visit.host.expectNone("More rooms")
        await visit.open("Bread Club")
        await visit.send("Who has rye?")
        await visit.goBack()
        visit.host.find("Robin: Who has rye?")
        visit.host.act { _ = visit.service.receive("The plumber is here.", from: .noor, in: .flat) }
        await visit.host.settle()
        #expect(visit.order.first == "Flat 4B")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A room without a title is not made, and a failure is told`(port: ChatPort) async {
        let visit = await Visit(port)
        for title in ["", "  "] {
            visit.host.tap(.button, "New room")
            visit.host.type(title, into: "Title")
            visit.host.tap(.button, "Make")
            await visit.host.settle()
        }
        #expect(visit.host.findAll(.link).count == 3)
        visit.service.isOffline = true
        visit.host.tap(.button, "New room")
        visit.host.type("Bread Club", into: "Title")
        visit.host.tap(.button, "Make")
        await visit.host.settle()
        visit.host.find("Not made: The server does not answer.")
        visit.service.isOffline = false
        visit.host.tap(.button, "New room")
        visit.host.type("Bread Club", into: "Title")
        visit.host.tap(.button, "Make")
        await visit.host.settle()
        visit.host.expectNone("Not made: The server does not answer.")
        visit.host.find(.containing("Bread Club"))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A room of others can be read, joined and left`(port: ChatPort) async {
        let visit = await Visit(port)
        let room = Chat(id: Chat.ID("bread"), title: "Bread Club", symbol: "leaf", isJoined: false)
        visit.host.act {
            visit.service.add(room)
            visit.service.receive("Who has rye?", from: .noor, in: room.id)
        }
        await visit.host.settle()
        visit.host.find("More rooms")
        await visit.open("Bread Club")
        visit.host.find("Who has rye?")
        visit.host.expectNone(.identifier("composer"))
        visit.host.expectNone(.button("Leave room"))
        visit.service.isOffline = true
        visit.host.tap(.button, "Join room")
        await visit.host.settle()
        visit.host.find("The server does not answer.")
        visit.service.isOffline = false
        visit.host.tap(.button, "Join room")
        await visit.host.settle()
        visit.host.expectNone(.button("Join room"))
        await visit.send("I have.")
        visit.host.find("I have.")
        await visit.goBack()
        visit.host.expectNone("More rooms")
        await visit.open("Bread Club")
        visit.host.choose("Leave room", from: "Room")
        await visit.host.settle()
        visit.host.find(.button, "Join room")
        await visit.goBack()
        visit.host.find("More rooms")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The others who are here are named, in the chat and in the list`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.act { visit.service.show([.noor], in: .flat) }
        await visit.host.settle()
        visit.host.find("1 here")
        await visit.open("Flat 4B")
        visit.host.find("Noor is here")
        visit.host.act { visit.service.show([.noor, .lene], in: .flat) }
        await visit.host.settle()
        visit.host.find("Noor and Lene are here")
        visit.host.act { visit.service.show([], in: .flat) }
        await visit.host.settle()
        visit.host.expectNone(.containing("here"))
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The user is in the chat that is open, and in no other`(port: ChatPort) async {
        let visit = await Visit(port)
        #expect(!visit.service.isInside(.flat))
        await visit.open("Flat 4B")
        #expect(visit.service.isInside(.flat))
        await visit.goBack()
        await visit.host.settle { !visit.service.isInside(.flat) }
        #expect(!visit.service.isInside(.flat))
        await visit.open("Thursday Climbing")
        #expect(visit.service.isInside(.climbing))
        #expect(!visit.service.isInside(.flat))
    }
}
