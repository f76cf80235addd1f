import Foundation
import QBChatPorts
import Testing

@testable import CompareMeasures

/// What the architectures differ in: read from the compiler's symbols, and found out by exchanging things.
@Suite("Differences of the architectures", .serialized)
struct TraitTests {
    @Test(arguments: ChatPort.allCases)
    func `D13 The stored differences match the built modules`(port: ChatPort) async throws {
        #expect(try await Comparison.kept()[port]?.traits == PortTraits.measure(port, in: SourceTests.root))
    }

    @Test(arguments: zip(ChatPort.allCases, [[], ["AppState"], ["AppState"], [], [], [], [], [], []]))
    func `D13 Global state: a type in which the states of both scenes meet`(port: ChatPort, expected: [String]) throws {
        #expect(try Comparison.kept()[port]?.traits.globalStates == expected)
    }

    @Test(arguments: zip(ChatPort.allCases, [["ChatListView", "ChatView", "ModelViewPort"], [], [], [], [], [], [], [], []]))
    func `D13 Abstracted logic: no view has the service`(port: ChatPort, expected: [String]) throws {
        #expect(try Comparison.kept()[port]?.traits.viewsWithService == expected)
    }

    @Test(
        arguments: zip(
            ChatPort.allCases,
            [
                ["argument type 'Other' does not conform to expected type 'ChatService'"], [], [], [],
                ["cannot convert value of type 'Other' to closure result type 'Outbox'"], [], [], [], [],
            ]))
    func `D13 The logic of one screen can be replaced where no view names the class that has it`(port: ChatPort, expected: [String]) throws
    {
        #expect(try Comparison.kept()[port]?.traits.obstacles == expected)
    }

    @Test func `D13 A type with the state of one scene is no global state`() {
        let traits = PortTraits(
            fields: ["ListState": ["ChatList"], "Both": ["ChatList", "Message"], "Screen": ["ChatService"], "Logic": ["ChatService"]],
            views: ["Screen"], obstacles: [])
        #expect(traits.globalStates == ["Both"])
        #expect(traits.viewsWithService == ["Screen"])
    }
}
