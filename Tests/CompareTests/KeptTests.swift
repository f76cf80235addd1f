import Foundation
import QBChatPorts
import Testing

@testable import CompareMeasures

/// The stored results must equal the measurements. `swift run Compare --update` updates them.
@MainActor
@Suite("Stored results")
struct KeptTests {
    @Test(arguments: ChatPort.allCases)
    func `D14 The stored analysis of each port matches its sources`(port: ChatPort) throws {
        #expect(try Comparison.kept()[port]?.source == PortSource.read(port, in: SourceTests.root))
    }

    @Test(arguments: ChatPort.allCases, [Workload.sendOne, .coldLink, .warmLink])
    func `D14 The stored costs match the measurements`(port: ChatPort, workload: Workload) async throws {
        #expect(try await Comparison.kept()[port]?.runtime[workload] == workload.cost(in: port))
    }

    @Test(arguments: ChatPort.allCases)
    func `D14 The cost of an action does not depend on the number of repetitions`(port: ChatPort) async throws {
        let kept = try #require(try Comparison.kept()[port]?.runtime[.receiveInRow])
        let once = await Workload.receiveInRow.cost(in: port, repetitions: 1)
        #expect(kept.evaluationsPerAction == Double(once.evaluations))
        #expect(kept.operationsPerAction == Double(once.operations))
    }

    @Test(arguments: ChatPort.allCases, [Workload.openAndClose, .switchTab])
    func `D14 The stored costs of opened chats and of tabs match the measurements`(port: ChatPort, workload: Workload) async throws {
        let kept = try #require(try Comparison.kept()[port]?.runtime[workload])
        let once = await workload.cost(in: port, repetitions: 1)
        #expect(kept.evaluationsPerAction == Double(once.evaluations))
        #expect(kept.operationsPerAction == Double(once.operations))
    }

    @Test(arguments: ChatPort.allCases)
    func `D14 The stored numbers of nodes match the measurements`(port: ChatPort) async throws {
        let kept = try #require(try Comparison.kept()[port]?.runtime.life)
        let life = await Life.measure(port, actions: 10)
        #expect(kept.atList == life.atList)
        #expect(kept.inChat == life.inChat)
        #expect(kept.afterActions == life.afterActions)
        #expect(kept.backAtList == life.backAtList)
    }

    @Test func `D14 The stored results decode to what was encoded`() throws {
        let kept = try Comparison.kept()
        #expect(try JSONDecoder().decode(Comparison.self, from: kept.json) == kept)
    }

    @Test func `D14 The tables in the documents come from the stored results`() throws {
        let tables = try String(contentsOf: SourceTests.root.appending(path: "Examples/Compare/tables.md"), encoding: .utf8)
        #expect(try Comparison.kept().markdown == tables)
    }

    @Test func `D14 The tables contain each port, action and claim`() throws {
        let kept = try Comparison.kept()
        let markdown = kept.markdown
        for port in ChatPort.allCases { #expect(markdown.contains(port.title)) }
        for workload in Workload.allCases { #expect(markdown.contains("| \(workload.title) |")) }
        for claim in kept.claims {
            #expect(markdown.contains("| \(claim.feature) | \(claim.text) | \(claim.verdictTitle) | \(claim.source.markdown) |"))
        }
    }
}
