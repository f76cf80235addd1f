import CountriesLogic
import MartletKit

/// The state and the interactors that a session's view models need.
@MainActor
struct ModelContext {
    let state: LiveState<AppState>
    let countries: any CountriesInteractor
    let userData: any UserDataInteractor
    let system: any SystemInteractor
    let navigation: any NavigationInteractor
}
