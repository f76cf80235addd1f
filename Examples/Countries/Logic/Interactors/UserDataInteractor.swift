import CountriesEntities
import MartletKit

/// Records the user's choices.
@MainActor
public protocol UserDataInteractor {
    func toggleFavorite(_ code: Country.Code)
    /// - Parameter language: The language; `nil` for the system's.
    func choose(_ language: AppLanguage?)
    /// Restores the choices from an earlier run.
    func restore(_ userData: AppState.UserData)
}

public struct RealUserDataInteractor: UserDataInteractor {
    private weak var state: LiveState<AppState>?

    public init(state: LiveState<AppState>) { self.state = state }

    public func toggleFavorite(_ code: Country.Code) {
        state?.bulkUpdate { state in
            if state.userData.favorites.remove(code) == nil { state.userData.favorites.insert(code) }
        }
    }

    public func choose(_ language: AppLanguage?) { state?.userData.language = language }

    public func restore(_ userData: AppState.UserData) { state?.userData = userData }
}
