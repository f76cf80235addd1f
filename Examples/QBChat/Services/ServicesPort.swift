import MartletKit
import QBChatModels
import SwiftUI

/// The chat with small services, each read by the lowest view that needs it.
public struct ServicesPort: View {
    @State private var services: Services
    @State private var path: [Chat.ID] = []

    public init(service: any ChatService) { _services = State(wrappedValue: .chats(service)) }

    public var body: some View {
        NavigationStack(path: $path) {
            ChatListView()
                .navigationDestination(for: Chat.ID.self) { ChatView(id: $0) }
        }
        .services(services)
    }
}

extension Services {
    /// Creates the services for one user's chats. Each is created when a view first reads it.
    @MainActor
    public static func chats(_ service: any ChatService) -> Services {
        Services(.production) { services in
            services.register((any ChatService).self) { _ in service }
            services.register(Reader.self) { Reader(user: try $0((any ChatService).self).currentUser) }
            services.register(ChatDirectory.self) { ChatDirectory(service: try $0()) }
            services.register(Conversations.self) { Conversations(service: try $0()) }
            services.register(Outbox.self) { Outbox(service: try $0()) }
            services.register(Membership.self) { Membership(service: try $0()) }
        }
    }
}
