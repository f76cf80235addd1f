import MartletKit

struct AppState: Equatable, Sendable {
    var path: [Topic] = []
    var books = BooksState()

    func open(_ topic: Topic) -> Int? {
        switch topic {
        case .books: books.items?.open
        }
    }
}

@Cases
enum AppAction: Sendable {
    case went([Topic])
    case books(BooksAction)
}
