import Martlet

/// A thousand rows that are values in one array: a change to one makes the whole array another, and the rows are compared.
public struct ValuesApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Values") { ValuesPage() }
    }
}

struct ValueItem: Identifiable, Hashable {
    let id: Int
    var count = 0
}

struct ValuesPage: View {
    @State private var items = (1...1_000).map { ValueItem(id: $0) }

    var body: some View {
        VStack {
            Button("Change") { items[9].count += 1 }
            VStack { ForEach(items) { ValueRow(item: $0) } }
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
