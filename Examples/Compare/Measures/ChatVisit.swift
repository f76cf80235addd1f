import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI

/// A port of the chat, mounted for one user, and a meter that counts its work.
@MainActor
final class ChatVisit {
    let port: ChatPort
    let service: MockChatService
    let host: TestHost
    let meter: Meter

    /// - Parameter chat: The chat whose URL the user opens; `nil` opens the list.
    convenience init(_ port: ChatPort, _ service: MockChatService, at chat: Chat.ID? = nil) async {
        let host = mount(url: chat.map { port.address(of: $0) } ?? "/") { port.rootView(service: service) }
        await self.init(port, service, host)
    }

    /// Mounts the port as the first tab of an app with two tabs.
    convenience init(inTabView port: ChatPort, _ service: MockChatService) async {
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

    init(_ port: ChatPort, _ service: MockChatService, _ host: TestHost) async {
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

    /// Simulates a message from another user, and waits until the app has processed it.
    func receive(_ text: String, in chat: Chat.ID) async {
        host.act { _ = service.receive(text, from: .other, in: chat) }
        await host.settle()
    }

    /// Simulates many messages from another user. Lets the app process them a few at a time, because a long queue would grow its buffers and
    /// so distort the measured memory.
    func receive(_ count: Int, in chat: Chat.ID) async {
        for number in 0..<count {
            host.act { _ = service.receive("\(number)", from: .other, in: chat) }
            if number % 10 == 9 { await host.settle() } else { for _ in 0..<8 { await Task.yield() } }
        }
        await host.settle()
    }

    /// Opens the chat whose row has this title in its accessibility label.
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
    /// Three chats with messages.
    static var withMessages: MockChatService {
        let service = MockChatService()
        service.receive("The beans are up.", from: .other, in: .garden)
        service.receive("The plumber comes tomorrow.", from: .other, in: .flat)
        service.receive("Shall we say seven?", from: .other, in: .climbing)
        return service
    }
}
