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
