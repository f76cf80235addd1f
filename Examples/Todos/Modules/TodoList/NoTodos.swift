import SwiftUI

/// A placeholder for an empty list.
struct NoTodos: View {
    let filter: TodoCriteria.Filter

    var body: some View {
        switch filter {
        case .all: ContentUnavailableView("Nothing to do", systemImage: "checklist", description: Text("Write the first one above."))
        case .open: ContentUnavailableView("All done", systemImage: "checkmark.circle", description: Text("Nothing is open."))
        case .done: ContentUnavailableView("Nothing done yet", systemImage: "circle", description: Text("Completed todos appear here."))
        }
    }
}
