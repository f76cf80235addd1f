/// An order of creatures in the list.
enum CreatureOrder: Equatable {
    case number, name

    /// The title of the button that selects this order.
    var title: String { self == .number ? "Sort by number" : "Sort by name" }

    var other: CreatureOrder { self == .number ? .name : .number }

    func precedes(_ first: CreatureSummary, _ second: CreatureSummary) -> Bool {
        switch self {
        case .number: first.id < second.id
        case .name: first.name < second.name
        }
    }
}
