import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI

/// The objects that an app keeps alive, as exact counts.
public struct Retention: Codable, Hashable, Sendable {
    /// The number of mounted nodes.
    public var nodes: Int
    /// The number of elements in the tree.
    public var elements: Int
    /// The number of listeners to the service: subscriptions and tasks.
    public var listeners: Int

    public init(nodes: Int, elements: Int, listeners: Int) {
        self.nodes = nodes
        self.elements = elements
        self.listeners = listeners
    }

    @MainActor
    init(_ visit: ChatVisit) {
        nodes = visit.host.session.graph.nodeCount
        elements = visit.host.session.tree.count
        listeners = visit.service.listenerCount
    }
}

/// The objects of a port's session: at the list, in a chat, after many actions, back at the list, and after it is closed.
public struct Life: Codable, Hashable, Sendable {
    public var atList: Retention
    public var inChat: Retention
    /// In a chat, after many messages in another one.
    public var afterActions: Retention
    public var backAtList: Retention
    public var listenersAfterClose: Int
    /// The number of messages.
    public var actions: Int

    @MainActor
    public static func measure(_ port: ChatPort, actions: Int) async -> Life {
        let visit = await ChatVisit(port, .withMessages)
        // A chat that was never opened has a mark for its unread messages.
        await visit.open("Thursday Climbing")
        await visit.goBack()
        let atList = Retention(visit)
        await visit.open("Thursday Climbing")
        await visit.receive("First", in: .garden)
        let inChat = Retention(visit)
        await visit.receive(actions, in: .garden)
        let afterActions = Retention(visit)
        await visit.goBack()
        let back = Retention(visit)
        visit.host.close()
        await visit.host.settle { visit.service.listenerCount == 0 }
        return Life(
            atList: atList, inChat: inChat, afterActions: afterActions, backAtList: back, listenersAfterClose: visit.service.listenerCount,
            actions: actions)
    }
}

/// Many simultaneous sessions of a port on one service.
public struct Sessions: Codable, Hashable, Sendable {
    public var count: Int
    /// The number of listeners while all sessions show the list.
    public var listeners: Int
    public var listenersAfterClose: Int

    @MainActor
    public static func measure(_ port: ChatPort, count: Int) async -> Sessions {
        let service = MockChatService.withMessages
        var hosts: [TestHost] = []
        for _ in 0..<count { hosts.append(mount { port.rootView(service: service) }) }
        let last = hosts.last
        await last?.settle { service.listenerCount >= count }
        await last?.settle()
        let listeners = service.listenerCount
        for host in hosts { host.close() }
        hosts = []
        await last?.settle { service.listenerCount == 0 }
        return Sessions(count: count, listeners: listeners, listenersAfterClose: service.listenerCount)
    }
}
