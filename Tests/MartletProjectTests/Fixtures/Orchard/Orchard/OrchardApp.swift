import Fruit
import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup("Orchard") { ContentView() }
    }
}

struct ContentView: View {
    @State private var trees = Tree.all

    var body: some View {
        NavigationStack {
            List {
                Section("GREETING") {
                    ForEach(trees) { tree in
                        NavigationLink(value: tree.id) { TreeRow(tree: tree) }
                    }
                }
                FruitBadge(name: "Golden Delicious")
                Image(.apple)
                #if FULL && ORCHARD
                Text("Version \(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "unknown")")
                #endif
                Text(help)
            }
            .foregroundStyle(.bark)
            .navigationTitle("Orchard")
            .navigationDestination(for: Int.self) { id in
                if let tree = trees.first(where: { $0.id == id }) { TreeScreen(tree: tree) }
            }
        }
    }

    private var help: String {
        guard let url = Bundle.main.url(forResource: "first", withExtension: "txt", subdirectory: "Help") else { return "No help" }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? "No help"
    }
}
