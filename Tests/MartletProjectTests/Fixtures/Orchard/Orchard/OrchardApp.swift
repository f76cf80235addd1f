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
                    ForEach(trees) { TreeRow(tree: $0) }
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
        }
    }

    private var help: String {
        guard let url = Bundle.main.url(forResource: "first", withExtension: "txt", subdirectory: "Help") else { return "No help" }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? "No help"
    }
}
