import QBChatModels
import SwiftUI

/// The chat as Model-View: the model is a service passed as a parameter, and each view keeps its own state.
public struct ModelViewPort: View {
    private let service: any ChatService
    @State private var path: [Chat.ID] = []

    public init(service: any ChatService) { self.service = service }

    public var body: some View {
        NavigationStack(path: $path) {
            ChatListView(service: service)
                .navigationDestination(for: Chat.ID.self) { ChatView(service: service, id: $0) }
        }
    }
}
