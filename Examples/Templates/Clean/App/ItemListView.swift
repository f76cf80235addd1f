import CleanTemplateEntities
import CleanTemplateLogic
import MartletKit
import SwiftUI

struct ItemListView: View {
    let interactor: ItemInteractor
    @State private var items = Loadable<[Item]>.notRequested
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: $draft).onSubmit {
                    let title = draft
                    draft = ""
                    change { try await interactor.add(title) }
                }
                ForEach(items.value ?? []) { item in
                    Toggle(
                        item.title,
                        isOn: Binding(get: { item.isDone }, set: { isDone in change { try await interactor.setDone(isDone, item) } }))
                }
                .onDelete { offsets in
                    let ids = offsets.compactMap { items.value?[$0].id }
                    change { for id in ids { try await interactor.remove(id) } }
                }
                if let error = items.error { Text(error.localizedDescription).foregroundStyle(.red) }
            }
            .navigationTitle("To do")
        }
        .task { await load() }
    }

    private func load() async {
        let interactor = interactor
        await $items.load { try await interactor.items() }
    }

    /// Makes a change, and shows what the items are then.
    private func change(_ work: @escaping @MainActor () async throws -> Void) {
        Task {
            let interactor = interactor
            await $items.load {
                try await work()
                return try await interactor.items()
            }
        }
    }
}
