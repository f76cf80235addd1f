import MartletKit
import SwiftUI
import TodosServices

/// Builds the list: its view, presenter, interactor and router.
@MainActor
public enum TodoListModule {
    /// Builds the list, with todo pages on the same services.
    ///
    /// - Parameters:
    ///   - title: The app's name.
    ///   - services: The services of all modules.
    public static func build(title: String, services: any ServiceBuilderInterface) -> some View {
        build(title: title, services: services, detail: Destination { TodoDetailModule.build($0, services: services) })
    }

    /// Builds the list with any destination.
    static func build<Detail: View>(
        title: String, services: any ServiceBuilderInterface, detail: Destination<TodoDetailSeed, Detail>
    ) -> some View {
        Keeping(
            (
                presenter: TodoListPresenter(title: title, interactor: TodoListInteractor(services: services)),
                router: TodoListRouter(detail: detail)
            )
        ) {
            TodoListView(presenter: $0.presenter, router: $0.router)
        }
    }
}
