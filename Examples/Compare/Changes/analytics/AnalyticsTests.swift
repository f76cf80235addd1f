import MartletTest
import QBChatCoordinators
import QBChatModelView
import QBChatModels
import QBChatPorts
import QBChatRedux
import QBChatServices
import QBChatViewState
import SwiftUI
import Testing

/// What the patches of this change do. `Tools/changes analytics` runs it on each port.
@MainActor
@Suite("The change: what users do is counted")
struct AnalyticsTests {
    private final class Reporter: ChatReporter {
        private(set) var events: [ChatEvent] = []

        func report(_ event: ChatEvent) { events.append(event) }
    }

    private let reporter = Reporter()
    private let service = MockChatService.talkative

    @ViewBuilder
    private func rootView(_ port: ChatPort) -> some View {
        switch port {
        case .modelView: ModelViewPort(service: service, reporter: reporter)
        case .redux: ReduxPort(service: service, reporter: reporter)
        case .viewState: ViewStatePort(service: service, reporter: reporter)
        case .services: ServicesPort(service: service, reporter: reporter)
        case .coordinators: CoordinatorsPort(service: service, reporter: reporter)
        }
    }

    @Test(arguments: ChatPort.allCases)
    func `Each chat that is opened is reported once, from the list and by an address`(port: ChatPort) async {
        let host = mount(url: port.address(of: .garden)) { rootView(port) }
        await host.settle()
        #expect(reporter.events == [.opened(.garden)])
        host.goBack()
        await host.settle()
        host.tap(.containing("Flat 4B"))
        await host.settle()
        #expect(reporter.events == [.opened(.garden), .opened(.flat)])
    }

    @Test(arguments: ChatPort.allCases)
    func `Each message that is sent is reported once, and what others write or cannot be sent is not`(port: ChatPort) async {
        let host = mount(url: port.address(of: .flat)) { rootView(port) }
        await host.settle()
        host.type("I am home until nine.\n", into: "Message")
        await host.settle()
        host.act { _ = service.receive("Good.", from: .noor, in: .flat) }
        await host.settle()
        service.isOffline = true
        host.type("Hello?\n", into: "Message")
        await host.settle()
        #expect(reporter.events == [.opened(.flat), .sent(.flat)])
    }
}
