import Martlet

/// A thousand rows that are values in one array. A change to one replaces the array, and the rows are compared.
public struct ValuesApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Values") { ValuesPage() }
    }
}

/// The same rows in a list, which creates those near the visible part.
public struct ValueListApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Value list") { ValueListPage() }
    }
}

struct ValueItem: Identifiable, Hashable {
    let id: Int
    var count = 0

    static var thousand: [ValueItem] { (1...1_000).map { ValueItem(id: $0) } }
}

struct ValuesPage: View {
    @State private var items = ValueItem.thousand

    var body: some View {
        VStack {
            Button("Change") { items[9].count += 1 }
            VStack { ForEach(items) { ValueRow(item: $0) } }
        }
    }
}

struct ValueListPage: View {
    @State private var items = ValueItem.thousand

    var body: some View {
        VStack {
            Button("Change") { items[9].count += 1 }
            List(items) { ValueRow(item: $0) }
        }
    }
}

struct ValueRow: View {
    let item: ValueItem

    var body: some View {
        HStack {
            Text("Item \(item.id)")
            Text("Count: \(item.count)")
        }
    }
}
