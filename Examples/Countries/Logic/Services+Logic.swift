import CountriesRepositories
import Foundation
import MartletKit

extension Services {
    /// Registers the app state and the interactors that write it. Each session has its own.
    ///
    /// They require the repositories and an `any Clock<Duration>`.
    public func registerCountriesLogic() {
        register(LiveState<AppState>.self) { services in
            var state = AppState()
            state.system.keepsCountries = try services((any CountriesDBRepository).self).isKept
            return LiveState(state)
        }
        register(Permissions.self) { services in
            let state = try services(LiveState<AppState>.self)
            return Permissions { [weak state] _ in state?.routing.sheet = .permissionHelp }
        }
        register((any CountriesInteractor).self) {
            RealCountriesInteractor(state: try $0(), web: try $0(), database: try $0(), clock: try $0())
        }
        register((any UserDataInteractor).self) { RealUserDataInteractor(state: try $0()) }
        register((any NavigationInteractor).self) { RealNavigationInteractor(state: try $0()) }
        register((any SystemInteractor).self) {
            RealSystemInteractor(state: try $0(), permissions: try $0(), devices: try $0(), clock: try $0())
        }
    }
}
