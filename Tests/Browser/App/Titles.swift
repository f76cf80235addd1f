import SwiftUI

/// A screen whose title size is set, which pushes screens that set none.
struct TitlesPage: View {
    let mode: NavigationBarItem.TitleDisplayMode
    @State private var query = ""

    var body: some View {
        List {
            NavigationLink("Automatic") { Text("Automatic screen").navigationTitle("Automatic") }
            NavigationLink("Large") { Text("Large screen").navigationTitle("Large").navigationBarTitleDisplayMode(.large) }
        }
        .searchable(text: $query)
        .toolbar { Button("Add") {} }
        .navigationBarTitleDisplayMode(mode)
    }
}

/// A screen whose bar has a background of its own, with a large title and a search field.
struct PaintedTitlePage: View {
    @State private var query = ""

    var body: some View {
        List(0..<60, id: \.self) { Text("Row \($0)") }
            .searchable(text: $query)
            .navigationBarTitleDisplayMode(.large)
            .toolbarBackground(Color(red: 1, green: 0.5, blue: 0), for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
    }
}

/// A screen that prefers dark colours while a switch is on.
struct SchemesPage: View {
    @State private var isDark = false

    var body: some View {
        List {
            ForEach(0..<60, id: \.self) { row in
                Button("Row \(row)") { isDark.toggle() }
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .preferredColorScheme(isDark ? .dark : nil)
    }
}

/// A search with suggestions, under a large title.
struct SuggestingPage: View {
    @State private var query = ""

    var body: some View {
        List(["Soup", "Salad", "Curry"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
            .searchable(text: $query, prompt: "Dishes")
            .searchSuggestions {
                Text("Only soups").searchCompletion("Soup")
                Text("Only curries").searchCompletion("Curry")
            }
            .navigationTitle("Menu")
            .navigationBarTitleDisplayMode(.large)
    }
}
