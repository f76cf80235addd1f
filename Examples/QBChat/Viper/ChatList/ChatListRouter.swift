import Observation
import QBChatModels
import SwiftUI

/// The navigation from the list.
@MainActor
@Observable
final class ChatListRouter {
    /// The open chat, after the list.
    var path: [Chat.ID] = []
    private let services: any ServiceBuilderInterface

    init(services: any ServiceBuilderInterface) { self.services = services }

    func chat(_ id: Chat.ID) -> some View { ChatModule.build(id, services: services) }
}
