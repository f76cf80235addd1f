import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes search` runs them on each port.
@MainActor
@Suite("Change: search the chats")
struct SearchTests {
    @Test(arguments: ChatPort.allCases)
    func `The list shows the chats whose titles contain what is searched for`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.type("flat", into: "Search")
        await visit.host.settle()
        #expect(visit.order == ["Flat 4B"])
        visit.host.act { _ = visit.service.receive("Elsewhere.", from: .lene, in: .climbing) }
        await visit.host.settle()
        #expect(visit.order == ["Flat 4B"])
        visit.host.type(" 4c", into: "Search")
        await visit.host.settle()
        #expect(visit.order == [])
    }

    @Test(arguments: ChatPort.allCases)
    func `Rooms to join are searched as well`(port: ChatPort) async {
        let visit = await Visit(port)
        visit.host.act {
            visit.service.add(Chat(id: Chat.ID("bread"), title: "Bread Club", symbol: "leaf", isJoined: false))
            visit.service.add(Chat(id: Chat.ID("chess"), title: "Chess Club", symbol: "leaf", isJoined: false))
        }
        await visit.host.settle()
        visit.host.type("BREAD", into: "Search")
        await visit.host.settle()
        visit.host.find(.containing("Bread Club"))
        visit.host.expectNone(.containing("Chess Club"))
        #expect(visit.order == [])
    }
}
