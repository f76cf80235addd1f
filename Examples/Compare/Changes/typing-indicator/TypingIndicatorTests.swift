import MartletTest
import QBChatModels
import QBChatPorts
import QBChatStorage
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes typing-indicator` runs them on each port.
@MainActor
@Suite("Change: typing indicator")
struct TypingIndicatorTests {
    @Test(arguments: ChatPort.allCases)
    func `The open chat names users who are typing, until they send`(port: ChatPort) async {
        let visit = await Visit(port, at: .flat)
        visit.host.act { visit.service.writers.touch(.lene, in: .climbing) }
        await visit.host.settle()
        visit.host.expectNone(.containing("writing…"))
        visit.host.act { visit.service.writers.touch(.noor, in: .flat) }
        await visit.host.settle()
        visit.host.find("Noor is writing…")
        visit.host.act { visit.service.writers.touch(.lene, in: .flat) }
        await visit.host.settle()
        visit.host.find("Noor, Lene are writing…")
        visit.host.act { _ = visit.service.receive("At ten, rather.", from: .noor, in: .flat) }
        await visit.host.settle()
        visit.host.find("Lene is writing…")
    }

    @Test(arguments: ChatPort.allCases)
    func `The name disappears after a pause`(port: ChatPort) async {
        let clock = TestClock()
        let visit = await Visit(port, MockChatService(clock: clock), at: .flat, clock: clock)
        visit.host.act { visit.service.writers.touch(.noor, in: .flat) }
        await visit.host.advance(by: .seconds(4))
        visit.host.find("Noor is writing…")
        visit.host.act { visit.service.writers.touch(.noor, in: .flat) }
        await visit.host.advance(by: .seconds(4))
        visit.host.find("Noor is writing…")
        await visit.host.advance(by: .seconds(2))
        visit.host.expectNone("Noor is writing…")
    }

    @Test(arguments: ChatPort.allCases)
    func `Other users see the indicator through the server, the author does not`(port: ChatPort) async throws {
        let server = ChatServer(store: try MessageStore())
        let hosts = ["Ann", "Bob"].map { name in
            let service = LiveChatService(user: User(id: name, name: name), server: server)
            return mount(url: port.address(of: .garden)) { port.rootView(service: service) }
        }
        for host in hosts { await host.settle { host.exists("Message") } }
        hosts[0].type("It is in my", into: "Message")
        await hosts[1].settle { hosts[1].exists("Ann is writing…") }
        hosts[1].find("Ann is writing…")
        hosts[0].expectNone("Ann is writing…")
        hosts[0].type(" pocket\n", into: "Message")
        await hosts[1].settle { hosts[1].exists("It is in my pocket") }
        await hosts[1].settle { !hosts[1].exists("Ann is writing…") }
        hosts[1].expectNone("Ann is writing…")
    }
}
