import SwiftUI

/// The list with its navigation.
struct TodoListView<Detail: View>: View {
    let presenter: TodoListPresenter
    @Bindable var router: TodoListRouter<Detail>

    var body: some View {
        NavigationStack(path: $router.path) {
            TodoListScreen(presenter: presenter)
                .navigationDestination(for: TodoID.self) { router.detail(of: $0) }
        }
    }
}
