import QBChatClean
import QBChatCoordinators
import QBChatLiteralRedux
import QBChatModels
import QBChatModelView
import QBChatModules
import QBChatRedux
import QBChatServices
import QBChatViewState
import QBChatViper
import SwiftUI

/// The ports of the app: eight architectures with the same screens, one of them twice.
///
/// Texts, labels and identifiers are the same in all, so that tests can perform the same acts on each.
///
///     let service = MockChatService.withChats(1000)
///     let host = mount { ChatPort.redux.rootView(service: service) }
public enum ChatPort: String, CaseIterable, Identifiable, Sendable {
    case modelView = "model-view"
    case redux
    /// Redux with the store of its article.
    case literalRedux = "literal-redux"
    case viewState = "view-state"
    case services
    case coordinators
    case clean
    case viper
    case modules

    public var id: Self { self }

    public var title: String {
        switch self {
        case .modelView: "Model-View"
        case .redux: "Redux, observed by path"
        case .literalRedux: "Redux, observed as a whole"
        case .viewState: "MVVM with view states"
        case .services: "Fine-grained services"
        case .coordinators: "Coordinators"
        case .clean: "Clean Architecture"
        case .viper: "VIPER"
        case .modules: "Modular MVVM"
        }
    }

    /// The architecture in one line.
    public var summary: String {
        switch self {
        case .modelView: "A service as a parameter; each view keeps its own state."
        case .redux: "One state, one reducer, one store; a view observes what it reads."
        case .literalRedux: "The same, and a scene observes the whole store."
        case .viewState: "A view model for each screen, behind a store."
        case .services: "Small services, bound by the lowest view."
        case .coordinators: "View models, with coordinators for the navigation."
        case .clean: "A shared state, and interactors without state behind protocols."
        case .viper: "A module for each screen, on a layer of services."
        case .modules: "View models in modules that do not know each other, and a root that does."
        }
    }

    /// The path of a chat in the address bar, if the port is the whole app.
    public func address(of chat: Chat.ID) -> String { (self == .coordinators ? "/chats/" : "/") + chat.rawValue }

    /// The whole app in this architecture, for the user of a service.
    @MainActor
    @ViewBuilder
    public func rootView(service: any ChatService) -> some View {
        switch self {
        case .modelView: ModelViewPort(service: service)
        case .redux: ReduxPort(service: service)
        case .literalRedux: LiteralReduxPort(service: service)
        case .viewState: ViewStatePort(service: service)
        case .services: ServicesPort(service: service)
        case .coordinators: CoordinatorsPort(service: service)
        case .clean: CleanPort(service: service)
        case .viper: ViperPort(service: service)
        case .modules: ModulesPort(service: service)
        }
    }
}
