import MartletKit
import ModulesTemplateDetail
import ModulesTemplateItems
import ModulesTemplateList
import SwiftUI

/// Puts the modules together: it alone knows all of them.
struct RootView: View {
    @State private var storage = ItemStorage()

    var body: some View {
        ItemListView(storage: storage, detail: Destination { [storage] id in ItemDetailView(id: id, storage: storage) })
    }
}
