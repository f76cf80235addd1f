import MartletKit
import SwiftUI
import TodosServices

/// Builds the list: its view, and what stands behind that.
@MainActor
public enum TodoListModule {
    /// The list as it leads to the todos of the same services.
    ///
    /// - Parameters:
    ///   - title: The app's name.
    ///   - services: What all its modules work with.
    public static func build(title: String, services: any ServiceBuilderInterface) -> some View {
        build(title: title, services: services, detail: Destination { TodoDetailModule.build($0, services: services) })
    }

    /// The list as it leads to whatever is given.
    static func build<Detail: View>(
        title: String, services: any ServiceBuilderInterface, detail: Destination<TodoDetailSeed, Detail>
    ) -> some View {
        TodoListView(
            presenter: TodoListPresenter(title: title, interactor: TodoListInteractor(services: services)),
            router: TodoListRouter(detail: detail))
    }
}
