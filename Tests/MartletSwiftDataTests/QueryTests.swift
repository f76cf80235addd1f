import MartletTest
import SwiftData
import SwiftUI
import Testing

@Model
final class Item {
    var name: String
    var isDone = false
    var note: String?

    init(name: String, isDone: Bool = false) {
        self.name = name
        self.isDone = isDone
    }
}

@MainActor
@Suite("A query")
struct QueryTests {
    // Shows: @Query, @Model, .modelContainer, import SwiftData
    @Test func `A list follows insertions, changes and deletions`() {
        struct Page: View {
            @Environment(\.modelContext) private var context
            @Query(sort: \Item.name) private var items: [Item]

            var body: some View {
                Text("\(items.count) items")
                List {
                    ForEach(items) { Text($0.name) }
                        .onDelete { for index in $0 { context.delete(items[index]) } }
                }
                Button("Add") { context.insert(Item(name: "Milk")) }
                Button("Rename") { items.first?.name = "Oat milk" }
                Button("Remove") { items.first.map { context.delete($0) } }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.find("0 items")
        host.tap("Add")
        host.find("1 items")
        host.find("Milk")
        host.tap("Rename")
        host.find("Oat milk")
        host.tap("Remove")
        host.find("0 items")
        #expect(!host.exists("Oat milk"))
    }

    // Shows: \.modelContext
    @Test func `An action goes on with the objects that it has seen, whatever it deletes`() {
        struct Page: View {
            @Environment(\.modelContext) private var context
            @Query(sort: \Item.name) private var items: [Item]

            var body: some View {
                Text(items.map(\.name).joined(separator: ", "))
                Button("Add") { for name in ["a", "b", "c", "d"] { context.insert(Item(name: name)) } }
                Button("Remove") { for index in [0, 2] { context.delete(items[index]) } }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        host.find("a, b, c, d")
        host.tap("Remove")
        host.find("b, d")
    }

    @Test func `A view of another file has a query and a parameter`() {
        struct Page: View {
            @Environment(\.modelContext) private var context

            var body: some View {
                ItemCount(title: "Items")
                Button("Add") { context.insert(Item(name: "Milk")) }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        host.find("Items: 1")
    }

    @Test func `A predicate that cannot be evaluated leaves out its object alone`() {
        struct Page: View {
            @Environment(\.modelContext) private var context
            @Query(filter: #Predicate<Item> { $0.note!.count > 2 }) private var items: [Item]

            var body: some View {
                Text(items.map(\.name).joined(separator: ", "))
                Button("Add") {
                    let item = Item(name: "with")
                    item.note = "long"
                    context.insert(item)
                    context.insert(Item(name: "without"))
                }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        host.find("with")
    }

    @Test func `A query with a filter leaves out an object that no longer matches`() {
        struct Page: View {
            @Query(filter: #Predicate<Item> { !$0.isDone }, sort: \Item.name, order: .reverse) private var open: [Item]
            @Query(filter: #Predicate<Item> { $0.isDone }) private var done: [Item]
            @Environment(\.modelContext) private var context

            var body: some View {
                Text("open: " + open.map(\.name).joined(separator: ", "))
                Text("done: " + done.map(\.name).joined(separator: ", "))
                Button("Add") { for name in ["a", "b", "c"] { context.insert(Item(name: name)) } }
                Button("Finish") { open.first?.isDone = true }
            }
        }
        let host = mount { Page().modelContainer(for: [Item.self], inMemory: true) }
        host.tap("Add")
        host.find("open: c, b, a")
        host.tap("Finish")
        host.find("open: b, a")
        host.find("done: c")
    }

    @Test func `A query that the initializer makes follows its parameter`() {
        struct Found: View {
            @Query private var items: [Item]

            init(_ text: String) {
                _items = SwiftData.Query(filter: #Predicate { text.isEmpty || $0.name.localizedStandardContains(text) }, sort: \.name)
            }

            var body: some View { Text("found: " + items.map(\.name).joined(separator: ", ")) }
        }
        struct Page: View {
            @State private var text = ""
            @Environment(\.modelContext) private var context

            var body: some View {
                TextField("Search", text: $text)
                Found(text)
                Button("Add") { for name in ["Ananas", "Banana", "Cherry"] { context.insert(Item(name: name)) } }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        host.find("found: Ananas, Banana, Cherry")
        host.type("ANA", into: "Search")
        host.find("found: Ananas, Banana")
    }

    @Test func `A field that is bound to a variable of a model changes it`() {
        struct Editor: View {
            @Bindable var item: Item
            var body: some View { TextField("Name", text: $item.name) }
        }
        struct Page: View {
            @Query private var items: [Item]
            @Environment(\.modelContext) private var context

            var body: some View {
                Text("first: " + (items.first?.name ?? "none"))
                if let item = items.first { Editor(item: item) }
                Button("Add") { context.insert(Item(name: "Milk")) }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        host.type(" tea", into: "Name")
        host.find("first: Milk tea")
    }

    @Test func `A query hears that its store was erased`() async {
        struct Page: View {
            @Environment(\.modelContext) private var context
            @Query private var items: [Item]

            var body: some View {
                Text("\(items.count) items")
                Button("Add") { context.insert(Item(name: "Milk")) }
                Button("Erase") { try? context.container.erase() }
            }
        }
        let host = mount { Page().modelContainer(for: Item.self, inMemory: true) }
        host.tap("Add")
        await host.settle()
        host.find("1 items")
        host.tap("Erase")
        await host.settle()
        host.find("0 items")
    }
}
