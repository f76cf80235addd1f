import GrowthModels
import QBChatLiteralRedux

extension Reducer where State == AppState, Action == AppAction {
    @MainActor
    static func app(service: any ItemService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .books(let action): books(action, state.books, service)
            }
        }
    }
}
