import QBChatModels
import SwiftUI

/// The chat as VIPER modules on a service layer: each screen has a view, an interactor, a presenter, an entity and a router.
public struct ViperPort: View {
    private let services: any ServiceBuilderInterface

    public init(service: any ChatService) { services = ServiceBuilder(chats: service) }

    public var body: some View { ChatListModule.build(services: services) }
}
