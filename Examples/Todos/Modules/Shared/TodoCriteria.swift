/// The filter and order of the list.
struct TodoCriteria: Hashable, Sendable {
    enum Filter: CaseIterable, Sendable {
        case all, open, done
    }

    enum Order: CaseIterable, Sendable {
        case added, title, due
    }

    var filter = Filter.all
    var order = Order.added
}
