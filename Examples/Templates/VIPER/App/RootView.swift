import SwiftUI

/// Puts the modules together, around one interactor.
struct RootView: View {
    @State private var interactor = ItemInteractor()

    var body: some View { ItemListModule.build(interactor: interactor) }
}
