import SwiftUI

@main
struct AdminApp: App {
    var body: some Scene {
        WindowGroup {
            List(Tree.all) { TreeRow(tree: $0) }
                .navigationTitle("TITLE")
        }
    }
}
