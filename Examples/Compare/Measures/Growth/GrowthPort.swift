import QBChatPorts

/// An architecture whose growth is measured. Coordinators are not among them: where a topic has one screen, they have nothing to coordinate.
public enum GrowthPort: String, Codable, CaseIterable, Sendable {
    case modelView = "model-view"
    case redux
    case literalRedux = "literal-redux"
    case viewState = "view-state"
    case services
    case clean
    case viper
    case modules

    /// The architecture for display.
    public var title: String { ChatPort(rawValue: rawValue)?.title ?? rawValue }

    /// The folder of its sources in `Examples/Growth`, and its module's name after `Growth`.
    var folder: String {
        switch self {
        case .modelView: "ModelView"
        case .redux: "Redux"
        case .literalRedux: "LiteralRedux"
        case .viewState: "ViewState"
        case .services: "Services"
        case .clean: "Clean"
        case .viper: "Viper"
        case .modules: "Modules"
        }
    }

    /// The view of the whole app.
    var rootView: String { folder + "App" }
}
