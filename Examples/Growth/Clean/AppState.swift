import GrowthModels
import MartletKit

struct AppState: Equatable {
    var path: [Topic] = []
    var books = Loadable<[Item]>.notRequested

    func open(_ topic: Topic) -> Int? {
        switch topic {
        case .books: books.value?.open
        }
    }
}

extension AppState {
    /// The number of open items, as a key path.
    subscript(topic: Topic) -> Int? { open(topic) }
}
