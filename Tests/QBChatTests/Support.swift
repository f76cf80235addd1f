import MartletElements
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// The app in one of its ports, mounted for one user.
@MainActor
struct Visit {
    let port: ChatPort
    let service: MockChatService
    let host: TestHost

    init(_ port: ChatPort, _ service: MockChatService? = nil, at chat: Chat.ID? = nil, clock: TestClock = TestClock()) async {
        let service = service ?? .withMessages
        self.port = port
        self.service = service
        host = mount(url: chat.map { port.address(of: $0) } ?? "/", clock: clock) { port.rootView(service: service) }
        await host.settle()
    }

    func open(_ title: String) async {
        host.tap(.containing(title))
        await host.settle()
    }

    func send(_ text: String) async {
        host.type(text, into: "Message")
        host.tap(.button, "Send")
        await host.settle()
    }

    func goBack() async {
        host.goBack()
        await host.settle()
    }

    /// The text of the input field.
    var draft: String { host.find(.identifier("composer")).value ?? "" }

    /// The titles of the chats from top to bottom.
    var order: [String] {
        host.findAll(.link).compactMap { row in MockChatService.fewChats.first { row.label?.contains($0.title) == true }?.title }
    }
}

extension User {
    static let noor = User(id: "noor", name: "Noor")
    static let lene = User(id: "lene", name: "Lene")
}

extension MockChatService {
    /// Three chats, two of which have messages.
    static var withMessages: MockChatService {
        let service = MockChatService()
        service.receive("The plumber comes tomorrow.", from: .noor, in: .flat)
        service.receive("Open again since Monday.", from: .lene, in: .climbing)
        service.receive("Shall we say seven?", from: .lene, in: .climbing)
        return service
    }
}

extension TestHost {
    /// The space below an element and its ancestors.
    func paddings(around query: Query) -> [Double] {
        var paddings: [Double] = []
        var place = find(query).element
        while let element = place {
            for modifier in element.modifiers { if let padding = modifier.value as? Padding { paddings.append(padding.bottom) } }
            place = element.parent
        }
        return paddings
    }

    /// Whether the last act scrolled to an element or one of its ancestors.
    func scrolls(to text: String) -> Bool {
        var ids: [ElementID] = []
        var place = find(text).element
        while let element = place {
            ids.append(element.id)
            place = element.parent
        }
        return operations.contains { if case .scroll(let id, _) = $0 { ids.contains(id) } else { false } }
    }
}

/// Expects that the scene of a chat shows its messages and sends what is written.
@MainActor
func expectChat(sourceLocation: SourceLocation = #_sourceLocation, _ makeScene: (MockChatService) -> some View) async {
    let service = MockChatService.withMessages
    let scene = makeScene(service)
    let host = mount { scene }
    await host.settle { host.exists("The plumber comes tomorrow.") }
    host.type("At nine?", into: "Message")
    host.tap(.button, "Send")
    await host.settle { host.exists("At nine?") }
    let messages = try? await service.fetchMessages(in: .flat).messages.map(\.text)
    #expect(messages == ["The plumber comes tomorrow.", "At nine?"], sourceLocation: sourceLocation)
}
