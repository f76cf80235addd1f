import SwiftUI

struct ItemDetailView: View {
    @State var presenter: ItemDetailPresenter

    var body: some View {
        Form { Toggle("Done", isOn: $presenter.isDone) }
            .navigationTitle(presenter.title)
    }
}
