import Foundation
import MartletShared
import MartletTest
import QBChatModels
import QBChatPorts
import QBChatStorage
import SwiftUI
import Testing

@MainActor
@Suite("Two users of one server")
struct LiveTests {
    private let server: ChatServer

    init() throws { server = ChatServer(store: try MessageStore()) }

    private func visit(_ port: ChatPort, as user: User, at chat: Chat.ID = .garden) async -> TestHost {
        let service = LiveChatService(user: user, server: server)
        let host = mount(url: port.address(of: chat)) { port.rootView(service: service) }
        await host.settle { host.exists("Message") }
        return host
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 Two users in one chat see each other's messages in any ports`(port: ChatPort) async {
        let ann = await visit(port, as: User(id: "ann", name: "Ann"))
        let bob = await visit(.redux, as: User(id: "bob", name: "Bob"))
        ann.type("Who waters today?\n", into: "Message")
        await bob.settle { bob.exists("Who waters today?") }
        bob.find("Ann")
        bob.type("I do.\n", into: "Message")
        await ann.settle { ann.exists("I do.") }
        #expect(ann.findAll("Who waters today?").count == 1)
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 Drafts and navigation belong to one user`(port: ChatPort) async {
        let ann = await visit(port, as: User(id: "ann", name: "Ann"))
        let bob = await visit(port, as: User(id: "bob", name: "Bob"))
        ann.type("Half a thou", into: "Message")
        ann.goBack()
        await ann.settle()
        #expect(bob.find(.identifier("composer")).value ?? "" == "")
        #expect(bob.location == port.address(of: .garden))
        bob.type("Mine", into: "Message")
        #expect(bob.find(.identifier("composer")).value == "Mine")
    }

    @Test func `D1 Messages survive the process`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "qbchat-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func server() throws -> ChatServer { ChatServer(store: try MessageStore(storage: SharedStorage(folder: folder))) }
        try await LiveChatService(user: .noor, server: server()).addMessage("To be kept", to: .flat)
        let service = LiveChatService(user: .lene, server: try server())
        let messages = try await service.fetchMessages(in: .flat).messages
        #expect(messages.last?.text == "To be kept")
        #expect(messages.last?.author == .noor)
        #expect(try await service.fetchChats().first { $0.id == .flat }?.lastMessage?.text == "To be kept")
    }

    @Test func `D1 Users of two servers with one storage see each other's messages, as in two processes`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "qbchat-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let services = try [User.noor, .lene].map { user in
            LiveChatService(user: user, server: ChatServer(store: try MessageStore(storage: SharedStorage(folder: folder))))
        }
        var news = services[1].updates().makeAsyncIterator()
        let before = try await services[1].fetchMessages(in: .garden)
        #expect(before.messages == (try await services[0].fetchMessages(in: .garden).messages))
        let sent = try await services[0].addMessage("Across processes", to: .garden)
        #expect(await news.next() == sent)
        #expect(try await services[1].fetchMessages(in: .garden).messages == before.messages + [sent])
    }

    @Test func `D1 The server keeps a limited number of the latest messages`() async throws {
        let store = try MessageStore(seed: [SeedChat(id: "flat", title: "Flat 4B", symbol: "house")])
        for number in 1...MessageStore.keptMessages + 3 {
            _ = try await store.add("Line \(number)", by: .noor, to: .flat, at: .now)
        }
        let messages = try #require(try await store.conversation(.flat)).messages
        #expect(messages.count == MessageStore.keptMessages)
        #expect(messages.first?.text == "Line 4")
    }

    @Test func `D1 The server refuses empty messages and unknown chats`() async {
        let service = LiveChatService(user: .noor, server: server)
        await #expect(throws: ChatError.emptyMessage) { try await service.addMessage(" \n", to: .flat) }
        await #expect(throws: ChatError.noSuchChat) { try await service.addMessage("Hello", to: Chat.ID("unicorns")) }
        await #expect(throws: ChatError.noSuchChat) { try await service.fetchMessages(in: Chat.ID("unicorns")) }
    }
}
