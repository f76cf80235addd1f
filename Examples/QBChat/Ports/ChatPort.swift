import QBChatCoordinators
import QBChatModels
import QBChatModelView
import QBChatRedux
import QBChatServices
import QBChatViewState
import SwiftUI

/// The ports of the app: five architectures that show the same.
///
/// Whoever compares them mounts one with a service, and does the same to each: texts, labels and identifiers are the same in all.
///
///     let service = MockChatService.withChats(1000)
///     let host = mount { ChatPort.redux.rootView(service: service) }
public enum ChatPort: String, CaseIterable, Identifiable, Sendable {
    case modelView = "model-view"
    case redux
    case viewState = "view-state"
    case services
    case coordinators

    public var id: Self { self }

    public var title: String {
        switch self {
        case .modelView: "Model-View"
        case .redux: "Redux"
        case .viewState: "MVVM with view states"
        case .services: "Fine-grained services"
        case .coordinators: "Coordinators"
        }
    }

    /// What is special about it, in one line.
    public var summary: String {
        switch self {
        case .modelView: "A service is passed down; views keep what they show."
        case .redux: "One state, one reducer, one store for all."
        case .viewState: "A view model for each screen, behind a store."
        case .services: "Small services, bound by the lowest view."
        case .coordinators: "View models, and someone above who knows the way."
        }
    }

    /// Where a chat is, in the address bar of a port that stands alone.
    public func address(of chat: Chat.ID) -> String { (self == .coordinators ? "/chats/" : "/") + chat.rawValue }

    /// The whole app in this architecture, for the user of a service.
    @MainActor
    @ViewBuilder
    public func rootView(service: any ChatService) -> some View {
        switch self {
        case .modelView: ModelViewPort(service: service)
        case .redux: ReduxPort(service: service)
        case .viewState: ViewStatePort(service: service)
        case .services: ServicesPort(service: service)
        case .coordinators: CoordinatorsPort(service: service)
        }
    }
}
