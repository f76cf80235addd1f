/// The architectures that a new app can have.
public enum Architecture: String, CaseIterable, Hashable, Sendable {
    case plain, services, modules, clean, redux, mvvm, viper

    /// What distinguishes the architecture, for people who choose one.
    public var summary: String {
        switch self {
        case .plain: "state in views, and nothing else"
        case .services: "services that views find in a container"
        case .modules: "a target for each screen, put together by the app"
        case .clean: "targets for entities, logic and data, which know only the layers inside"
        case .redux: "one store, whose reducer handles all actions"
        case .mvvm: "a view model for each screen, behind a store"
        case .viper: "view, interactor, presenter, entity and router for each screen"
        }
    }
}
