import SwiftUI
import TodosServices

/// What the page of a todo is built from.
struct TodoDetailSeed {
    let id: TodoID
    /// Leaves the page.
    let close: @MainActor () -> Void
}

/// Builds the page of a todo.
@MainActor
enum TodoDetailModule {
    static func build(_ seed: TodoDetailSeed, services: any ServiceBuilderInterface) -> some View {
        TodoDetailView(
            presenter: TodoDetailPresenter(
                id: seed.id, interactor: TodoDetailInteractor(services: services), router: TodoDetailRouter(close: seed.close)))
    }
}
