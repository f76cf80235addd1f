import SwiftUI

/// A menu for the filter and order of the list.
struct CriteriaMenu: View {
    @Binding var criteria: TodoCriteria

    var body: some View {
        Menu("Show", systemImage: "line.3.horizontal.decrease.circle") {
            Picker("Which", selection: $criteria.filter) {
                ForEach(TodoCriteria.Filter.allCases, id: \.self) { Text($0.title) }
            }
            Picker("Order", selection: $criteria.order) {
                ForEach(TodoCriteria.Order.allCases, id: \.self) { Text($0.title) }
            }
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
