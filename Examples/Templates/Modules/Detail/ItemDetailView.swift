import ModulesTemplateItems
import SwiftUI

/// One item.
public struct ItemDetailView: View {
    private let id: Item.ID
    private let storage: ItemStorage

    public init(id: Item.ID, storage: ItemStorage) {
        self.id = id
        self.storage = storage
    }

    public var body: some View {
        if let item = storage.items.first(where: { $0.id == id }) {
            Form {
                Toggle("Done", isOn: Binding(get: { item.isDone }, set: { storage.setDone($0, id) }))
            }
            .navigationTitle(item.title)
        }
    }
}
