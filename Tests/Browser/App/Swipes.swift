import SwiftUI

/// Rows with buttons on both sides, and what their buttons did.
struct SwipesPage: View {
    @State private var dishes = ["Soup", "Salad", "Curry"]
    @State private var done: [String] = []
    @State private var isHot = false

    var body: some View {
        List {
            ForEach(dishes, id: \.self) { dish in
                Text(dish)
                    .swipeActions(edge: .leading) {
                        Button("Pin") { done.append("pin") }.tint(Color(red: 1, green: 1, blue: 0))
                        Button("Read") { done.append("read") }.tint(Color(red: 0, green: 0, blue: 1))
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { dishes.removeAll { $0 == dish } }
                        Button("Flag") { done.append("flag") }.tint(Color(red: 1, green: 0.5, blue: 0))
                        Button("More") { done.append("more") }
                    }
            }
            Text("Tea")
                .swipeActions(edge: .leading) { Button("Pin") { done.append("tea") } }
                .swipeActions(allowsFullSwipe: false) { Button("Flag") { done.append("flag") } }
            Toggle("Hot", isOn: $isHot)
                .swipeActions { Button("Flag") { done.append("hot") } }
            Text("Done: \(done.joined(separator: " "))")
        }
    }
}

/// Controls with a tint of their own.
struct TintsPage: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Toggle("Tinted", isOn: $isOn).tint(Color(red: 1, green: 0, blue: 0))
            Toggle("Plain", isOn: $isOn)
            VStack { Toggle("Inherited", isOn: $isOn) }.tint(Color(red: 0, green: 0, blue: 1))
        }
        .padding()
    }
}
