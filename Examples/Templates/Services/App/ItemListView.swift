import MartletKit
import SwiftUI

struct ItemListView: View {
    @Service private var service: ItemService
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: $draft).onSubmit {
                    service.add(draft)
                    draft = ""
                }
                ForEach(service.items) { item in
                    Toggle(item.title, isOn: Binding(get: { item.isDone }, set: { service.setDone($0, item.id) }))
                }
                .onDelete { service.remove(at: $0) }
            }
            .navigationTitle("To do")
        }
    }
}
