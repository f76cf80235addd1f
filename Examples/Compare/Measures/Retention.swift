import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI

/// What an app holds on to, as exact counts.
public struct Retention: Codable, Hashable, Sendable {
    /// Living nodes of the graph.
    public var nodes: Int
    /// Elements that are shown.
    public var elements: Int
    /// Who listens to the service: one subscription or task each.
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

/// What a session of a port holds: while a chat is open, after much has happened in it, back at its list, and closed.
public struct Life: Codable, Hashable, Sendable {
    public var atList: Retention
    public var inChat: Retention
    /// After many messages in another chat.
    public var afterActions: Retention
    public var backAtList: Retention
    public var listenersAfterClose: Int
    /// How many messages came.
    public var actions: Int

    @MainActor
    public static func measure(_ port: ChatPort, actions: Int) async -> Life {
        let visit = await ChatVisit(port, .talkative)
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

/// Many sessions of a port at once, over one service.
public struct Sessions: Codable, Hashable, Sendable {
    public var count: Int
    /// How many listen while all show their lists.
    public var listeners: Int
    public var listenersAfterClose: Int

    @MainActor
    public static func measure(_ port: ChatPort, count: Int) async -> Sessions {
        let service = MockChatService.talkative
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
