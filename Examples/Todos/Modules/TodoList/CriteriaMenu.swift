import SwiftUI

/// Which todos are listed, and in which order.
struct CriteriaMenu: View {
    @Binding var criteria: TodoCriteria

    var body: some View {
        Menu("Show", systemImage: "line.3.horizontal.decrease.circle") {
            Section {
                ForEach(TodoCriteria.Filter.allCases, id: \.self) { filter in
                    Choice(title: filter.title, value: filter, selection: $criteria.filter)
                }
            }
            Section {
                ForEach(TodoCriteria.Order.allCases, id: \.self) { order in
                    Choice(title: order.title, value: order, selection: $criteria.order)
                }
            }
        }
    }
}

/// One of several, with a tick if it is chosen.
private struct Choice<Value: Hashable>: View {
    let title: LocalizedStringKey
    let value: Value
    @Binding var selection: Value

    var body: some View {
        Button {
            selection = value
        } label: {
            if selection == value { Label(title, systemImage: "checkmark") } else { Text(title) }
        }
    }
}

extension TodoCriteria.Filter {
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .all: "All"
        case .open: "Open"
        case .done: "Done"
        }
    }
}

extension TodoCriteria.Order {
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .added: "As added"
        case .title: "By title"
        case .due: "By date"
        }
    }
}
