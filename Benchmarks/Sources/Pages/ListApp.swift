import Martlet

/// A thousand rows in a list, which creates those near the visible part.
public struct ListApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("List") { ListPage() }
    }
}

/// A thousand rows in a stack, all of them in the page.
public struct RowsApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Rows") { RowsPage() }
    }
}

/// The data of one row, a separate object, so that a change affects no other row.
@Observable
final class Item: Identifiable {
    let id: Int
    var count = 0

    init(id: Int) { self.id = id }
}

/// The actions of the buttons on both pages.
@Observable
final class Items {
    private(set) var all = (1...1_000).map { Item(id: $0) }
    private var nextID = 1_001

    func change() { all[9].count += 1 }

    func removeOne() { all.remove(at: 9) }

    func addInFront() {
        all.insert(Item(id: nextID), at: 0)
        nextID += 1
    }
}

struct ListPage: View {
    @State private var items = Items()

    var body: some View {
        VStack {
            ItemButtons(items: items)
            List(items.all) { ItemRow(item: $0) }
        }
    }
}

struct RowsPage: View {
    @State private var items = Items()

    var body: some View {
        VStack {
            ItemButtons(items: items)
            VStack { ForEach(items.all) { ItemRow(item: $0) } }
        }
    }
}

struct ItemButtons: View {
    let items: Items

    var body: some View {
        HStack {
            Button("Change") { items.change() }
            Button("Remove") { items.removeOne() }
            Button("Add") { items.addInFront() }
        }
    }
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text("Item \(item.id)")
            Text("Count: \(item.count)")
        }
    }
}
