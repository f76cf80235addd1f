import CountriesLogic
import MartletKit

/// What the view models of a session are made with.
@MainActor
struct ModelContext {
    let state: LiveState<AppState>
    let countries: any CountriesInteractor
    let userData: any UserDataInteractor
    let system: any SystemInteractor
}
