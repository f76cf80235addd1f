import SwiftUI

/// Builds the screen of one item.
@MainActor
enum ItemDetailModule {
    static func build(_ id: Item.ID, interactor: ItemInteractor) -> some View {
        ItemDetailView(presenter: ItemDetailPresenter(id: id, interactor: interactor))
    }
}
