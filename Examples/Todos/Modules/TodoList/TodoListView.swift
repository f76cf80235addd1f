import SwiftUI

/// The list with its navigation.
struct TodoListView<Detail: View>: View {
    @State private var presenter: TodoListPresenter
    @State private var router: TodoListRouter<Detail>

    init(presenter: TodoListPresenter, router: TodoListRouter<Detail>) {
        _presenter = State(initialValue: presenter)
        _router = State(initialValue: router)
    }

    var body: some View {
        NavigationStack(path: $router.path) {
            TodoListScreen(presenter: presenter)
                .navigationDestination(for: TodoID.self) { router.detail(of: $0) }
        }
    }
}
