import GrowthModels
import MartletKit

extension Reducer where State == AppState, Action == AppAction {
    @MainActor
    static func app(service: any ItemService) -> Reducer {
        var reducers = [navigation]
        reducers.append(Reducer<BooksState, BooksAction>.books(service: service).lift(\.books, action: \.books))
        return .combine(reducers)
    }

    private static var navigation: Reducer {
        Reducer { state, action in
            if case .went(let path) = action { state.path = path }
            return .none
        }
    }
}
