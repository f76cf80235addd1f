import SwiftUI

/// Several rows that the user selects while the list is edited.
struct SelectingPage: View {
    @State private var dishes = ["Soup", "Salad", "Curry", "Burger", "Cake"]
    @State private var chosen: Set<String> = []

    var body: some View {
        List(selection: $chosen) {
            ForEach(dishes, id: \.self) { dish in
                NavigationLink(dish) { Text("The \(dish)") }
            }
            .onDelete { dishes.remove(atOffsets: $0) }
            .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
            Section("Plain") {
                ForEach(["Water", "Wine"], id: \.self) { Text($0) }
            }
            Section("Chosen") { Text("Chosen: \(chosen.sorted().joined(separator: ", "))").selectionDisabled() }
        }
        .toolbar { EditButton() }
    }
}
