import MartletKit
import SwiftUI

/// Builds the list: its view, presenter and router.
@MainActor
enum ItemListModule {
    static func build(interactor: ItemInteractor) -> some View {
        ItemListView(
            presenter: ItemListPresenter(interactor: interactor),
            router: ItemListRouter(detail: Destination { id in ItemDetailModule.build(id, interactor: interactor) }))
    }
}
