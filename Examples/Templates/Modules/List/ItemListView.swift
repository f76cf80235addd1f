import MartletKit
import ModulesTemplateItems
import SwiftUI

/// The list of all items. It does not know the screen to which its rows lead.
public struct ItemListView<Detail: View>: View {
    private let storage: ItemStorage
    private let detail: Destination<Item.ID, Detail>
    @State private var draft = ""

    public init(storage: ItemStorage, detail: Destination<Item.ID, Detail>) {
        self.storage = storage
        self.detail = detail
    }

    public var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: $draft).onSubmit {
                    storage.add(draft)
                    draft = ""
                }
                ForEach(storage.items) { item in
                    NavigationLink(item.title, value: item.id)
                }
                .onDelete { storage.remove(at: $0) }
            }
            .navigationTitle("To do")
            .navigationDestination(for: Item.ID.self) { detail($0) }
        }
    }
}
