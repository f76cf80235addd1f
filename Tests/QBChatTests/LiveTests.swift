import Foundation
import MartletShared
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

@testable import QBChatStorage

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
        _ = try await services[1].fetchChats()
        let before = try await services[1].fetchMessages(in: .garden)
        #expect(before.messages == (try await services[0].fetchMessages(in: .garden).messages))
        let sent = try await services[0].addMessage("Across processes", to: .garden)
        var heard = await news.next()
        while case .here = heard { heard = await news.next() }
        #expect(heard == .message(sent, unread: 1))
        #expect(try await services[1].fetchMessages(in: .garden).messages == before.messages + [sent])
    }

    @Test func `D1 The server keeps a limited number of the latest messages`() async throws {
        let store = try MessageStore(seed: [SeedChat(id: "flat", title: "Flat 4B", symbol: "house")])
        for number in 1...MessageStore.keptMessages + 3 {
            _ = try await store.add("Line \(number)", by: .noor, to: .flat, at: .now)
        }
        let service = LiveChatService(user: .lene, server: ChatServer(store: store))
        var pages = [try await service.fetchMessages(in: .flat)]
        while let page = pages.last, page.hasEarlier {
            pages.append(try await service.fetchMessages(in: .flat, before: page.messages.first?.id))
        }
        #expect(pages.map(\.messages.count).reduce(0, +) == MessageStore.keptMessages)
        #expect(pages.allSatisfy { $0.messages.count <= Conversation.pageSize })
        #expect(pages.last?.messages.first?.text == "Line 4")
    }

    @Test func `D1 The server refuses empty messages and unknown chats`() async {
        let service = LiveChatService(user: .noor, server: server)
        await #expect(throws: ChatError.emptyMessage) { try await service.addMessage(" \n", to: .flat) }
        await #expect(throws: ChatError.noSuchChat) { try await service.addMessage("Hello", to: Chat.ID("unicorns")) }
        await #expect(throws: ChatError.noSuchChat) { try await service.fetchMessages(in: Chat.ID("unicorns")) }
    }

    @Test(arguments: ChatPort.allCases)
    func `D1 A room that one makes can be found, joined and written in by another, and both are seen there`(port: ChatPort) async throws {
        func enter(_ name: String) async -> TestHost {
            let service = LiveChatService(user: User(id: name, name: name), server: server)
            let host = mount(url: port == .coordinators ? "/chats" : "/") { port.rootView(service: service) }
            await host.settle { host.exists(.containing("Harbour Street Garden")) }
            return host
        }
        let (ann, bob) = (await enter("Ann"), await enter("Bob"))
        ann.tap(.button, "New room")
        ann.type("Bread Club", into: "Title")
        ann.tap(.button, "Make")
        for host in [ann, bob] { await host.settle { host.exists(.containing("Bread Club")) } }
        ann.expectNone("More rooms")
        bob.find("More rooms")
        for host in [ann, bob] { host.tap(.containing("Bread Club")) }
        await bob.settle { bob.exists("Ann is here") && bob.exists(.button("Join room")) }
        await ann.settle { ann.exists("Bob is here") }
        bob.expectNone(.identifier("composer"))
        bob.tap(.button, "Join room")
        await bob.settle { bob.exists(.identifier("composer")) }
        bob.type("I have rye.\n", into: "Message")
        await ann.settle { ann.exists("I have rye.") }
        bob.goBack()
        await ann.settle { !ann.exists("Bob is here") }
        ann.expectNone(.containing("here"))
        ann.type("Bring it!\n", into: "Message")
        await bob.settle { bob.exists("1 unread") }
        bob.find("1 unread")
        bob.find("Ann: Bring it!")
    }

    @Test func `D1 What was joined and read is kept, for each user, across processes`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "qbchat-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func service(_ user: User) throws -> LiveChatService {
            LiveChatService(user: user, server: ChatServer(store: try MessageStore(storage: SharedStorage(folder: folder))))
        }
        let noor = try service(.noor)
        let lene = try service(.lene)
        _ = try await lene.fetchChats()
        try await noor.makeChat("Bread Club")
        let bread = try #require(try await lene.fetchChats().first { $0.title == "Bread Club" })
        #expect(!bread.isJoined)
        #expect(ChatList(try await lene.fetchChats()).chats.first?.id == bread.id)
        await #expect(throws: ChatError.notJoined) { try await lene.addMessage("Hello", to: bread.id) }
        try await noor.addMessage("Who has rye?", to: bread.id)
        try await lene.join(bread.id)
        try await noor.addMessage("Or wheat?", to: bread.id)
        try await lene.leave(.flat)
        try await noor.addMessage("To be kept", to: .flat)
        try await noor.addMessage("To be read", to: .garden)
        let again = try service(.lene)
        func chat(_ id: Chat.ID) async throws -> Chat { try #require(try await again.fetchChats().first { $0.id == id }) }
        #expect(try await chat(bread.id).isJoined)
        #expect(try await chat(bread.id).unread == 1)
        #expect(try await chat(.flat).isJoined == false)
        #expect(try await chat(.flat).unread == 0)
        #expect(try await chat(.garden).unread == 1)
        again.enter(.garden)
        #expect(try await chat(.garden).unread == 0)
        _ = try await again.fetchMessages(in: .garden)
        let third = try service(.lene)
        for _ in 0..<200 where try await third.fetchChats().contains(where: { $0.id == .garden && $0.unread > 0 }) {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(try await third.fetchChats().first { $0.id == .garden }?.unread == 0)
        #expect(try await noor.fetchChats().first { $0.id == .flat }?.isJoined == true)
    }

    @Test func `D1 A process that ends without a word is forgotten, and one that is there is seen from the other`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "qbchat-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func service(_ user: User, now: Date = .now) throws -> LiveChatService {
            LiveChatService(
                user: user, server: ChatServer(store: try MessageStore(storage: SharedStorage(folder: folder)), now: { now }))
        }
        let noor = try service(.noor)
        noor.enter(.flat)
        let lene = try service(.lene)
        let later = try service(.lene, now: .now.addingTimeInterval(60))
        func here(_ service: LiveChatService) async throws -> [User]? { try await service.fetchChats().first { $0.id == .flat }?.here }
        for _ in 0..<200 where try await here(lene) != [.noor] { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await here(lene) == [.noor])
        for _ in 0..<20 { _ = try await here(later) }
        #expect(try await here(later) == [])
        noor.exit(.flat)
        for _ in 0..<200 where try await here(lene) != [] { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await here(lene) == [])
    }

    @Test func `D1 Who enters a chat is told also to those whose list knows already`() async throws {
        let bob = LiveChatService(user: User(id: "bob", name: "Bob"), server: server)
        var news = bob.updates().makeAsyncIterator()
        _ = try await bob.fetchChats()
        for count in 0..<10 {
            // The chats are read from the store, and wait for the main actor, which is busy.
            let fetching = Task { try await bob.fetchChats() }
            for _ in 0...count { await Task.yield() }
            Self.block(for: 0.02)
            let ann = User(id: "ann\(count)", name: "Ann")
            server.presence.take([
                StoredPresence(process: UUID(), chat: Chat.ID.garden.rawValue, userID: ann.id, name: ann.name, until: .distantFuture)
            ])
            _ = try await fetching.value
            server.presence.take([])
            #expect(await news.next() == .here([ann], in: .garden))
            #expect(await news.next() == .here([], in: .garden))
        }
    }

    private static func block(for time: TimeInterval) { Thread.sleep(forTimeInterval: time) }

    @Test func `D1 There is a limit to the rooms that can be made`() async throws {
        let service = LiveChatService(user: .noor, server: server)
        for number in 1...MessageStore.mostRooms { try await service.makeChat("Room \(number)") }
        await #expect(throws: ChatError.tooManyChats) { try await service.makeChat("One more") }
        await #expect(throws: ChatError.emptyMessage) { try await service.makeChat(" ") }
        #expect(try await service.fetchChats().filter { $0.title.hasPrefix("Room") }.count == MessageStore.mostRooms)
    }
}
