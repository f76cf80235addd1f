import QBChatModels
import QBChatPorts

/// An action to measure in each port, by the user or by another one.
public enum Workload: String, Codable, CaseIterable, Sendable {
    case sendOne
    case receiveElsewhere
    case receiveInRow
    case type
    case openAndClose
    case switchTab
    case coldLink
    case warmLink

    /// The action for display.
    public var title: String {
        switch self {
        case .sendOne: "Send a message"
        case .receiveElsewhere: "Receive in a chat that is not open"
        case .receiveInRow: "Receive in one of 1,000 listed chats"
        case .type: "Type a letter"
        case .openAndClose: "Open a chat and close it"
        case .switchTab: "Go to another tab and back"
        case .coldLink: "Start at the URL of a chat"
        case .warmLink: "Follow a URL in the running app"
        }
    }

    /// The number of repetitions in the full measurement. The cost of one action does not depend on it.
    public var repetitions: Int {
        switch self {
        case .sendOne, .coldLink, .warmLink: 1
        case .receiveElsewhere: 100
        case .receiveInRow: 20
        case .type: 20
        case .openAndClose, .switchTab: 50
        }
    }

    /// Measures the action in a port.
    @MainActor
    public func cost(in port: ChatPort, repetitions: Int? = nil) async -> Cost {
        let count = repetitions ?? self.repetitions
        switch self {
        case .sendOne:
            // What the service tells may arrive in one turn or in two: the least counts.
            var least = await Self.sending(count, in: port)
            for _ in 0..<12 {
                let next = await Self.sending(count, in: port)
                if next.evaluations < least.evaluations { least = next }
            }
            return least
        case .receiveElsewhere:
            let visit = await ChatVisit(port, .withMessages)
            await visit.open("Thursday Climbing")
            // The first message moves its chat to the top of the list; the following ones keep the order.
            await visit.receive("Is anyone there?", in: .garden)
            return await visit.meter.cost(of: count) {
                for number in 0..<count { await visit.receive("Bean \(number)", in: .garden) }
            }
        case .receiveInRow:
            return await Self.receiving(count, among: 1000, in: port)
        case .type:
            let visit = await ChatVisit(port, .withMessages, at: .climbing)
            // The first letter enables the button.
            visit.host.type("S", into: "Message")
            return await visit.meter.cost(of: count) {
                for _ in 0..<count { visit.host.type("e", into: "Message") }
            }
        case .openAndClose:
            let visit = await ChatVisit(port, .withMessages)
            // A store that keeps what it has loaded shows no progress the second time.
            await visit.open("Thursday Climbing")
            await visit.goBack()
            return await visit.meter.cost(of: count) {
                for _ in 0..<count {
                    await visit.open("Thursday Climbing")
                    await visit.goBack()
                }
            }
        case .switchTab:
            let visit = await ChatVisit(inTabView: port, .withMessages)
            // The other tab is created when it is first shown.
            await visit.select(tab: ChatVisit.otherTab)
            await visit.select(tab: ChatVisit.chatsTab)
            return await visit.meter.cost(of: count) {
                for _ in 0..<count {
                    await visit.select(tab: ChatVisit.otherTab)
                    await visit.select(tab: ChatVisit.chatsTab)
                }
            }
        case .coldLink:
            return await ChatVisit(port, .withMessages, at: .climbing).meter.start
        case .warmLink:
            let visit = await ChatVisit(port, .withMessages)
            return await visit.meter.cost(of: 1) { visit.host.navigate(port.address(of: .climbing)) }
        }
    }

    @MainActor
    private static func sending(_ count: Int, in port: ChatPort) async -> Cost {
        let visit = await ChatVisit(port, .withMessages, at: .climbing)
        return await visit.meter.cost(of: count) {
            for number in 0..<count {
                visit.host.type("Seven it is, \(number)", into: "Message", atOnce: true)
                visit.host.tap(.button, "Send")
                await visit.host.settle()
            }
        }
    }

    /// Measures messages in the first chat of a list with a number of chats.
    @MainActor
    public static func receiving(_ count: Int, among chats: Int, in port: ChatPort) async -> Cost {
        let visit = await ChatVisit(port, .withChats(chats))
        let first = Chat.ID("chat-0")
        // The first message also marks the chat as unread.
        await visit.receive("Hello", in: first)
        return await visit.meter.cost(of: count) {
            for number in 0..<count { await visit.receive("Hello again, \(number)", in: first) }
        }
    }
}
