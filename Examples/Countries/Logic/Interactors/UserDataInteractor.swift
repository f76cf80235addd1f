import CountriesEntities
import MartletKit

/// Writes down what the user chooses.
@MainActor
public protocol UserDataInteractor {
    func toggleFavorite(_ code: Country.Code)
    /// - Parameter language: `nil` follows the user's system.
    func choose(_ language: AppLanguage?)
    /// Takes up what an earlier run of the same user has left.
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
