import SwiftUI

struct ItemListView<Detail: View>: View {
    @State var presenter: ItemListPresenter
    @State var router: ItemListRouter<Detail>

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                TextField("New item", text: $presenter.draft).onSubmit { presenter.add() }
                ForEach(presenter.rows) { row in
                    Button {
                        router.open(row.id)
                    } label: {
                        LabeledContent(row.title, value: row.subtitle)
                    }
                }
                .onDelete { presenter.remove(at: $0) }
            }
            .navigationTitle("To do")
            .navigationDestination(for: Item.ID.self) { [router] id in router.detail(of: id) }
        }
    }
}
