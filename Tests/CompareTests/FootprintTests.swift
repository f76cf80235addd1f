import CompareMeasures
import Foundation
import QBChatPorts
import Testing

/// The memory of a port, measured in a separate process: the program `Compare`, which the build puts beside the tests.
@Suite("Memory of a session")
struct FootprintTests {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Compare")

    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 The numbers of created objects equal the stored ones, and the bytes are close to them`(port: ChatPort) throws {
        let footprint = try Footprint.measure(port, actions: 500, by: Self.program)
        let kept = try #require(try Comparison.kept()[port]?.runtime.footprint)
        #expect(footprint.list == kept.list)
        #expect(footprint.chat == kept.chat)
        #expect(footprint.longList == kept.longList)
        for (bytes, kept) in [(footprint.bytes.atList, kept.bytes.atList), (footprint.bytes.inChat, kept.bytes.inChat)] {
            #expect(abs(bytes - kept) < kept / 5)
        }
        // Actions leave nothing in a session, and a closed session leaves nothing in its process.
        #expect(footprint.bytes.afterActions < footprint.bytes.inChat * 11 / 10)
        #expect(footprint.bytes.afterClose < footprint.bytes.atList / 10)
    }
}

@MainActor
@Suite("State kept and state read")
struct StateReachTests {
    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 The state kept grows with the data, the state read with what is visible`(port: ChatPort) async throws {
        let few = await StateReach.measure(port, chats: 100)
        let many = await StateReach.measure(port, chats: 1000)
        #expect(many.held > 9 * few.held)
        #expect(many.read == few.read)
        let kept = try #require(try Comparison.kept()[port]?.runtime.reach)
        #expect((kept.held, kept.read) == (many.held, many.read))
    }

    @Test(arguments: zip(ChatPort.allCases, [0, 0, 60, 0, 2, 0]))
    func `D7 and D12 Chats that were opened and closed leave no state, unless one store keeps all of it`(port: ChatPort, left: Int) async {
        #expect(await StateReach.measure(port, chats: 100, visited: 10).left == left)
    }
}
