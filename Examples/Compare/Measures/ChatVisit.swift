import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI

/// One of the ports before one user, with a meter on it.
@MainActor
final class ChatVisit {
    let port: ChatPort
    let service: MockChatService
    let host: TestHost
    let meter: Meter

    /// - Parameter chat: The chat whose address the user has followed; `nil` is the list.
    convenience init(_ port: ChatPort, _ service: MockChatService, at chat: Chat.ID? = nil) async {
        let host = mount(url: chat.map { port.address(of: $0) } ?? "/") { port.rootView(service: service) }
        await self.init(port, service, host)
    }

    /// A visit to a larger app, in which the chats are one tab of two.
    convenience init(amongTabs port: ChatPort, _ service: MockChatService) async {
        let host = mount {
            TabView {
                port.rootView(service: service)
                    .tabItem { Text(Self.chatsTab) }
                Text("Nothing here")
                    .tabItem { Text(Self.otherTab) }
            }
        }
        await self.init(port, service, host)
    }

    private init(_ port: ChatPort, _ service: MockChatService, _ host: TestHost) async {
        self.port = port
        self.service = service
        self.host = host
        meter = Meter(host)
        await host.settle()
    }

    static let chatsTab = "All chats"
    static let otherTab = "Elsewhere"

    func select(tab: String) async {
        host.select(tab: tab)
        await host.settle()
    }

    /// Someone else writes in a chat, and everybody has heard of it.
    func receive(_ text: String, in chat: Chat.ID) async {
        host.act { _ = service.receive(text, from: .other, in: chat) }
        await host.settle()
    }

    /// Someone else writes a lot in a chat. Never do many messages wait to be heard of: room that was made for them once would be kept.
    func receive(_ count: Int, in chat: Chat.ID) async {
        for number in 0..<count {
            host.act { _ = service.receive("\(number)", from: .other, in: chat) }
            if number % 10 == 9 { await host.settle() } else { for _ in 0..<8 { await Task.yield() } }
        }
        await host.settle()
    }

    /// The rows that can be tapped have the title of their chat in their label.
    func open(_ title: String) async {
        host.tap(.containing(title))
        await host.settle()
    }

    func goBack() async {
        host.goBack()
        await host.settle()
    }
}

extension User {
    static let other = User(id: "noor", name: "Noor")
}

extension MockChatService {
    /// Three chats, in which something was written.
    static var talkative: MockChatService {
        let service = MockChatService()
        service.receive("The beans are up.", from: .other, in: .garden)
        service.receive("The plumber comes tomorrow.", from: .other, in: .flat)
        service.receive("Shall we say seven?", from: .other, in: .climbing)
        return service
    }
}
