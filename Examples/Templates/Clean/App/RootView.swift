import CleanTemplateData
import CleanTemplateLogic
import SwiftUI

/// Puts the layers together.
struct RootView: View {
    @State private var interactor = ItemInteractor(repository: MemoryItems())

    var body: some View { ItemListView(interactor: interactor) }
}
