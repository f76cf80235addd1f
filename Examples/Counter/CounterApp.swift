import SwiftUI

@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { ContentView() }
    }
}

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                Text("Count: \(count)").font(.largeTitle)
                HStack {
                    Button("Less") { count -= 1 }
                    Button("More") { count += 1 }
                }
                NavigationLink("About") { Text("A counter.").navigationTitle("About") }
            }
            .padding()
            .navigationTitle("Counter")
        }
    }
}
