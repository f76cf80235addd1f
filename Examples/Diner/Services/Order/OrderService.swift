import Combine

/// The guest's current order. It does not know where it is kept.
@MainActor
public final class OrderService: ObservableObject {
    @Published public private(set) var lines: [OrderLine] {
        didSet { store?.lines = lines }
    }
    private var store: (any OrderStore)?

    public init(lines: [OrderLine] = []) {
        self.lines = lines
    }

    /// Shows the order in a store, and keeps each change there. An order that was begun before is added to it.
    public func keep(in store: any OrderStore) {
        let begun = lines
        self.store = nil
        if store.lines != lines { lines = store.lines }
        self.store = store
        for line in begun { add(line) }
    }

    /// The number of items, including the quantities of the lines.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// The price of the whole order in minor units.
    public var total: Int { lines.reduce(0) { $0 + $1.total } }

    public func isInCart(_ id: String) -> Bool { lines.contains { $0.id == id } }

    /// Adds a line, or increases the quantity of the existing one.
    public func add(_ line: OrderLine) {
        if let index = lines.firstIndex(where: { $0.id == line.id }) {
            lines[index].quantity += line.quantity
        } else {
            lines.append(line)
        }
    }

    public func remove(_ id: String) {
        guard isInCart(id) else { return }
        lines.removeAll { $0.id == id }
    }

    /// Removes the lines at some offsets, as in a list's `onDelete`.
    public func remove(at offsets: some Sequence<Int>) {
        let gone = Set(offsets.map { lines[$0].id })
        lines.removeAll { gone.contains($0.id) }
    }

    public func removeAll() {
        guard !lines.isEmpty else { return }
        lines = []
    }
}
