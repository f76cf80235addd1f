import SwiftUI

/// Two columns: a list, and what is chosen in it.
struct ColumnsPage: View {
    private struct Dish: Identifiable, Hashable {
        let name: String
        let price: Int

        var id: String { name }
    }

    private let dishes = [Dish(name: "Soup", price: 4), Dish(name: "Salad", price: 6), Dish(name: "Curry", price: 12)]
    @State private var dish: Dish?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(dishes, selection: $dish) { dish in
                NavigationLink(value: dish) { Label(dish.name, systemImage: "fork.knife") }
            }
            .navigationTitle("Dishes")
            .navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
        } detail: {
            NavigationStack {
                if let dish {
                    List {
                        LabeledContent("Price", value: "\(dish.price)")
                        NavigationLink("More of it") { Text("All about \(dish.name)").navigationTitle("More") }
                    }
                    .navigationTitle(dish.name)
                } else {
                    ContentUnavailableView("No dish chosen", systemImage: "fork.knife")
                }
            }
        }
    }
}

/// Three columns, whose links lead from one to the next.
struct ThreeColumnsPage: View {
    var body: some View {
        NavigationSplitView {
            List(["Starters", "Mains"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Courses")
                .navigationDestination(for: String.self) { course in
                    List(0..<3) { NavigationLink("\(course) \($0)", value: $0) }
                        .navigationTitle(course)
                        .navigationDestination(for: Int.self) { Text("This is number \($0)").navigationTitle("Number \($0)") }
                }
        } content: {
            Text("No course chosen")
        } detail: {
            Text("Nothing chosen")
        }
    }
}
