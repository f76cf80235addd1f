struct AppState {
    var books = BooksState()

    func open(_ topic: Topic) -> Int? {
        switch topic {
        case .books: books.items?.open
        }
    }
}

enum AppAction {
    case books(BooksAction)
}
