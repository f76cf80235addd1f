import Foundation
import MartletTest
import QBChatModels
import QBChatPorts
import SwiftUI
import TestSupport
import Testing

@testable import CompareMeasures
@testable import QBChatLiteralRedux

/// The memory of a port, measured in a separate process: the program `Compare`, which the build puts beside the tests.
@ProgramActor
@Suite("Memory of a session")
struct FootprintTests {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Compare")

    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 The numbers of created objects equal the stored ones, and the bytes are close to them`(port: ChatPort) throws {
        let footprint = try Footprint.measure(port, actions: 500, processes: 1, by: Self.program)
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

    @Test(arguments: zip(ChatPort.allCases, [(0, 0), (0, 0), (60, 12), (0, 0), (2, 2), (0, 0), (0, 0), (0, 0), (0, 0)]))
    func `D7 and D12 Chats that were opened and closed leave no state, unless the logic is not told`(
        port: ChatPort, left: (all: Int, few: Int)
    ) async {
        let reach = await StateReach.measure(port, chats: 100, visited: 10)
        #expect((reach.left, reach.leftOfFew) == left)
    }

    @Test func `D7 The article's store leaves no state either, if its reducer forgets what is closed`() async {
        let service = MockChatService.withChats(100)
        let app = Reducer<AppState, AppAction>.app(service: service)
        let store = Store(
            AppState(user: service.currentUser),
            Reducer<AppState, AppAction> { state, action in
                guard case .list(.appeared) = action else { return app.reduce(state, action) }
                let forget = Reducer<AppState, AppAction>.sync {
                    $0.messages = []
                    $0.phases = [:]
                }
                return Reducer<AppState, AppAction>.together(forget, app.reduce(state, action))
            })
        let host = mount {
            NavigationStack {
                ChatListScene().navigationDestination(for: Chat.ID.self) { ChatScene(id: $0) }
            }
            .environmentObject(store)
        }
        let reach = await StateReach.measure(ChatVisit(.literalRedux, service, host), chats: 100, visited: 10)
        #expect((reach.left, reach.leftOfFew) == (0, 0))
    }
}
