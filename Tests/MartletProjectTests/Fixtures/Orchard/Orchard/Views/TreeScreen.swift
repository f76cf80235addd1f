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
        }
        .navigationTitle(tree.name)
    }
}
