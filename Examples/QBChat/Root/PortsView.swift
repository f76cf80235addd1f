import QBChatLeaves
import QBChatModels
import QBChatPorts
import SwiftUI

/// The list of ports, and the selected port. The address contains the selection: `/redux/garden`.
///
/// It uses a tab view without a tab bar, so that each port keeps its state, and is created when it is first shown.
struct PortsView: View {
    @State private var service: any ChatService
    @State private var place = Place.start
    private let leave: @MainActor () -> Void

    init(service: any ChatService, leave: @escaping @MainActor () -> Void) {
        _service = State(wrappedValue: service)
        self.leave = leave
    }

    var body: some View {
        TabView(selection: $place) {
            StartView(user: service.currentUser, choose: { place = .port($0) }, leave: leave)
                .toolbar(.hidden, for: .tabBar)
                .tabItem { Text("Start") }
                .tag(Place.start)
            ForEach(ChatPort.allCases) { port in
                port.rootView(service: service)
                    .toolbar(.hidden, for: .tabBar)
                    .tabItem { Text(port.title) }
                    .tag(Place.port(port))
            }
        }
        .environment(\.leavePort, LeaveAction { [$place] in $place.wrappedValue = .start })
    }
}

/// The user's location in the app.
enum Place: RawRepresentable, Hashable, Sendable {
    case start
    case port(ChatPort)

    init?(rawValue: String) {
        if rawValue == "start" {
            self = .start
        } else if let port = ChatPort(rawValue: rawValue) {
            self = .port(port)
        } else {
            return nil
        }
    }

    var rawValue: String {
        switch self {
        case .start: "start"
        case .port(let port): port.rawValue
        }
    }
}
