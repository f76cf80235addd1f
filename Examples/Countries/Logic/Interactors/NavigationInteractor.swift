import MartletKit

/// Decides what is shown above the screens. Tabs and stacks bind to the state, because the user moves in them without asking.
@MainActor
public protocol NavigationInteractor {
    func show(_ sheet: CountryRoute)
    func closeSheet()
}

public struct RealNavigationInteractor: NavigationInteractor {
    private weak var state: LiveState<AppState>?

    public init(state: LiveState<AppState>) { self.state = state }

    public func show(_ sheet: CountryRoute) { state?.routing.sheet = sheet }

    public func closeSheet() { state?.routing.sheet = nil }
}
