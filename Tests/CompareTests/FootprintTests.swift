import CompareMeasures
import Foundation
import QBChatPorts
import Testing

/// What a port takes of a process of its own: the program `Compare`, which is built beside the tests.
@Suite("Memory of a session")
struct FootprintTests {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Compare")

    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 The objects made for a screen are those that are kept, and the bytes about those`(port: ChatPort) throws {
        let footprint = try Footprint.measure(port, actions: 500, by: Self.program)
        let kept = try #require(try Comparison.kept()[port]?.runtime.footprint)
        #expect(footprint.list == kept.list)
        #expect(footprint.chat == kept.chat)
        #expect(footprint.longList == kept.longList)
        for (bytes, kept) in [(footprint.bytes.atList, kept.bytes.atList), (footprint.bytes.inChat, kept.bytes.inChat)] {
            #expect(abs(bytes - kept) < kept / 5)
        }
        // What happens leaves nothing with a session, and a session that is closed nothing with its process.
        #expect(footprint.bytes.afterActions < footprint.bytes.inChat * 11 / 10)
        #expect(footprint.bytes.afterClose < footprint.bytes.atList / 10)
    }
}

@MainActor
@Suite("What state holds, and what is read")
struct StateReachTests {
    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 State grows with what there is, what is read with what is in sight`(port: ChatPort) async throws {
        let few = await StateReach.measure(port, chats: 100)
        let many = await StateReach.measure(port, chats: 1000)
        #expect(many.held > 9 * few.held)
        #expect(many.read == few.read)
        #expect(try Comparison.kept()[port]?.runtime.reach == many)
    }
}
