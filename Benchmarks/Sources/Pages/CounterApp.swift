import Martlet

/// A counter with a button: the smallest interactive page.
public struct CounterApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Counter") { CounterPage() }
    }
}

struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("More") { count += 1 }
        }
    }
}
