import MartletTest
import QBChatClean
import QBChatCoordinators
import QBChatLiteralRedux
import QBChatModelView
import QBChatModels
import QBChatModules
import QBChatPorts
import QBChatRedux
import QBChatServices
import QBChatViewState
import QBChatViper
import SwiftUI
import Testing

/// Tests for the patches of this change. `Tools/changes analytics` runs them on each port.
@MainActor
@Suite("Change: analytics")
struct AnalyticsTests {
    private final class Reporter: ChatReporter {
        private(set) var events: [ChatEvent] = []

        func report(_ event: ChatEvent) { events.append(event) }
    }

    private let reporter = Reporter()
    private let service = MockChatService.withMessages

    @ViewBuilder
    private func rootView(_ port: ChatPort) -> some View {
        switch port {
        case .modelView: ModelViewPort(service: service, reporter: reporter)
        case .redux: ReduxPort(service: service, reporter: reporter)
        case .literalRedux: LiteralReduxPort(service: service, reporter: reporter)
        case .viewState: ViewStatePort(service: service, reporter: reporter)
        case .services: ServicesPort(service: service, reporter: reporter)
        case .coordinators: CoordinatorsPort(service: service, reporter: reporter)
        case .clean: CleanPort(service: service, reporter: reporter)
        case .viper: ViperPort(service: service, reporter: reporter)
        case .modules: ModulesPort(service: service, reporter: reporter)
        }
    }

    @Test(arguments: ChatPort.allCases)
    func `Opening a chat is reported once, from the list and from a URL`(port: ChatPort) async {
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
    func `A sent message is reported once; messages of others and failed ones are not`(port: ChatPort) async {
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
