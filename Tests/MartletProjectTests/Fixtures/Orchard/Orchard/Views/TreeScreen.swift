import SwiftUI

struct TreeScreen: View {
    let tree: Tree
    @AppStorage("watered") private var isWatered = false
    @SceneStorage("note") private var note = ""

    var body: some View {
        Form {
            Text("Planted \(tree.age) years ago")
            Toggle("Watered", isOn: $isWatered)
            TextField("Note", text: $note)
            Button("Visited \(visits) times") { visits += 1 }
        }
        .navigationTitle(tree.name)
    }

    @State private var visits = 0
}

#Preview("A tree") {
    NavigationStack { TreeScreen(tree: Tree.all[0]) }
}

#Preview("A young tree") {
    NavigationStack { TreeScreen(tree: Tree.all[1]) }
}
