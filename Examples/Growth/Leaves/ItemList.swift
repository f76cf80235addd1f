import GrowthModels
import SwiftUI

/// The items of a topic. A tap on one marks it as done.
public struct ItemList: View {
    private let title: String
    private let items: [Item]
    private let notice: String?
    private let toggle: (Item.ID) -> Void

    public init(_ title: String, items: [Item], notice: String?, toggle: @escaping (Item.ID) -> Void) {
        self.title = title
        self.items = items
        self.notice = notice
        self.toggle = toggle
    }

    public var body: some View {
        List {
            Section {
                ForEach(items) { item in
                    Button {
                        toggle(item.id)
                    } label: {
                        Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
                    }
                }
            } footer: {
                if let notice { Text(notice) }
            }
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
