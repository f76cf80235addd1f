import CompareMeasures
import Foundation
import QBChatPorts
import Testing

/// What is kept in the repository is what is measured. `swift run Compare --update` brings it up to date.
@MainActor
@Suite("What is kept")
struct KeptTests {
    @Test(arguments: ChatPort.allCases)
    func `D14 What is kept of a port's sources is what they say`(port: ChatPort) throws {
        #expect(try Comparison.kept()[port]?.source == PortSource.read(port, in: SourceTests.root))
    }

    @Test(arguments: ChatPort.allCases, [Workload.sendOne, .coldLink, .warmLink])
    func `D14 What is kept of a port's actions is what they cost`(port: ChatPort, workload: Workload) async throws {
        #expect(try await Comparison.kept()[port]?.runtime[workload] == workload.cost(in: port))
    }

    @Test(arguments: ChatPort.allCases)
    func `D14 What an action costs does not depend on how often it is done`(port: ChatPort) async throws {
        let kept = try #require(try Comparison.kept()[port]?.runtime[.receiveInRow])
        let once = await Workload.receiveInRow.cost(in: port, repetitions: 1)
        #expect(kept.evaluationsPerAction == Double(once.evaluations))
        #expect(kept.operationsPerAction == Double(once.operations))
    }

    @Test func `D14 What is kept can be read again as it was written`() throws {
        let kept = try Comparison.kept()
        #expect(try JSONDecoder().decode(Comparison.self, from: kept.json) == kept)
    }

    @Test func `D14 The tables that documents cite are made of what is kept`() throws {
        let tables = try String(contentsOf: SourceTests.root.appending(path: "Examples/Compare/tables.md"), encoding: .utf8)
        #expect(try Comparison.kept().markdown == tables)
    }

    @Test func `D14 The tables name each port, each action and each claim`() throws {
        let kept = try Comparison.kept()
        let markdown = kept.markdown
        for port in ChatPort.allCases { #expect(markdown.contains(port.title)) }
        for workload in Workload.allCases { #expect(markdown.contains("| \(workload.title) |")) }
        for claim in kept.claims { #expect(markdown.contains("| \(claim.feature) | \(claim.text) | \(claim.verdictTitle) |")) }
    }
}
