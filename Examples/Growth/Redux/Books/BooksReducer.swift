import GrowthModels
import MartletKit

struct BooksState: Equatable, Sendable {
    var items: [Item]?
    var notice: String?
}

enum BooksAction: Sendable {
    case appeared
    case loaded(Result<[Item], any Error>)
    case toggled(Item.ID)
    case saved(Result<Void, any Error>)
}

extension Reducer where State == BooksState, Action == BooksAction {
    @MainActor
    static func books(service: any ItemService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .appeared:
                return .run { @MainActor send in
                    do { send(.loaded(.success(try await service.items(of: "Books")))) } catch { send(.loaded(.failure(error))) }
                }
            case .loaded(.success(let items)):
                state.items = items
            case .toggled(let id):
                guard let item = state.items?.toggle(id) else { return .none }
                return .run { @MainActor send in
                    do { send(.saved(.success(try await service.save(item, of: "Books")))) } catch { send(.saved(.failure(error))) }
                }
            case .loaded(.failure(let error)):
                state.notice = "Not loaded: \(error)"
            case .saved(.failure(let error)):
                state.notice = "Not saved: \(error)"
            case .saved(.success):
                break
            }
            return .none
        }
    }
}
