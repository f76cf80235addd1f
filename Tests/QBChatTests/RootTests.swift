import MartletElements
import MartletKit
import MartletTest
import QBChatModels
import QBChatPorts
import QBChatServices
import QBChatStorage
import SwiftUI
import Testing

@testable import QBChatRoot

@MainActor
@Suite("The app")
struct RootTests {
    private let process = Services.chatServer()

    private func enter(_ url: String = "/", stored: [String: Value] = ["user": "u1", "name": "Ann"]) async -> TestHost {
        let host = mount(services: process, url: url, stored: stored) { RootView() }
        await host.settle()
        return host
    }

    @Test func `D1 A new user enters a name, which is stored`() async {
        let host = await enter(stored: [:])
        #expect(!host.find(.button, "Join").isEnabled)
        host.type(" Ann ", into: "Your name")
        host.tap(.button, "Join")
        host.find(.button, "Redux, observed by path")
        #expect(host.stored["name"] == .string("Ann"))
        #expect(host.stored["user"]?.stringValue?.count == 36)
    }

    @Test func `D1 A new user with a link to a chat is there after entering a name`() async {
        let host = await enter("/redux/garden", stored: [:])
        host.type("Ann\n", into: "Your name")
        await host.settle { host.exists("Who has the key to the shed?") }
        #expect(host.location == "/redux/garden")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 The user chooses a port on the first screen, and can leave it`(port: ChatPort) async {
        let host = await enter()
        host.tap(.button, port.title)
        await host.settle { host.exists(.containing("Harbour Street Garden")) }
        #expect(host.location == "/\(port.rawValue)" + (port == .coordinators ? "/chats" : ""))
        host.tap(.button, "Architectures")
        host.find(.button, port.title)
        #expect(host.location == "/start")
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 Each port and each of its chats has a URL`(port: ChatPort) async {
        let host = await enter("/\(port.rawValue)" + port.address(of: .garden))
        await host.settle { host.exists("Who has the key to the shed?") }
        #expect(host.location == "/\(port.rawValue)" + port.address(of: .garden))
    }

    @Test func `D1 A message sent in one port reaches another user in another port`() async {
        let ann = await enter("/model-view/garden")
        let bob = await enter("/services/garden", stored: ["user": "u2", "name": "Bob"])
        await ann.settle { ann.exists("Message") }
        await bob.settle { bob.exists("Message") }
        ann.type("In my pocket, sorry!\n", into: "Message")
        await bob.settle { bob.exists("In my pocket, sorry!") }
        bob.find("Ann")
    }

    @Test func `D1 The process shares the server, and nothing else`() throws {
        let one = Services(parent: process)
        let two = Services(parent: process)
        #expect(try one(ChatServer.self) === two(ChatServer.self))
        let service = MockChatService()
        #expect(try Services.chats(service)(Reader.self) !== Services.chats(service)(Reader.self))
    }
}
