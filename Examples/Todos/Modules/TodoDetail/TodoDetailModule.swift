import SwiftUI
import TodosServices

/// The parameters of a todo's page.
struct TodoDetailSeed {
    let id: TodoID
    /// Closes the page.
    let close: @MainActor () -> Void
}

/// Builds the page of a todo.
@MainActor
enum TodoDetailModule {
    static func build(_ seed: TodoDetailSeed, services: any ServiceBuilderInterface) -> some View {
        Keeping(
            TodoDetailPresenter(
                id: seed.id, interactor: TodoDetailInteractor(services: services), router: TodoDetailRouter(close: seed.close))
        ) {
            TodoDetailView(presenter: $0)
        }
    }
}
