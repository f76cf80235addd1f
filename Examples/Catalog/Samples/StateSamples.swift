import SwiftUI

extension Page {
    static let state = Page(
        "state", "State & data flow", symbol: "arrow.triangle.2.circlepath", color: .red,
        [
            Sample("State and bindings", "@State", StatePlain()),
            Sample("Observable", "", StateObservable()),
            Sample("Observable object", "@StateObject", StateObject18()),
            Sample("Environment", "", StateEnvironment()),
            Sample("Preferences", ".onPreferenceChange", StatePreferences()),
            Sample("Kept for the next time", "@AppStorage @SceneStorage", StateStored()),
            Sample("Tasks and changes", ".task .onChange", StateTasks()),
            Sample("Time", ".onReceive Timer", StateTimer()),
            Sample("Identity", ".id", StateIdentity()),
            Sample("Modifiers of one's own", "", StateModifiers()),
        ])
}

struct StatePlain: View {
    @State private var count = 1

    var body: some View {
        VStack(spacing: 12) {
            Text(String(repeating: "●", count: count)).foregroundStyle(.red)
            CountStepper(count: $count)
        }
    }
}

private struct CountStepper: View {
    @Binding var count: Int

    var body: some View { Stepper("\(count)", value: $count, in: 0...10) }
}

struct StateObservable: View {
    @State private var person = ObservedPerson()

    var body: some View {
        VStack(spacing: 12) {
            PersonField(person: person)
            Text("Hello, \(person.name)")
        }
    }
}

@Observable private final class ObservedPerson {
    var name = "Ann"
}

private struct PersonField: View {
    @Bindable var person: ObservedPerson

    var body: some View { TextField("Name", text: $person.name).textFieldStyle(.roundedBorder) }
}

struct StateObject18: View {
    @StateObject private var cart = Cart()

    var body: some View {
        VStack(spacing: 12) {
            CartText(cart: cart)
            Button("Add") { cart.items += 1 }
        }
    }
}

private final class Cart: ObservableObject {
    @Published var items = 0
}

private struct CartText: View {
    @ObservedObject var cart: Cart

    var body: some View { Text("\(cart.items) in the cart") }
}

struct StateEnvironment: View {
    @State private var isLoud = false

    var body: some View {
        VStack(spacing: 12) {
            Greeting().environment(\.isLoud, isLoud)
            Toggle("Loud", isOn: $isLoud).fixedSize()
        }
    }
}

private struct Greeting: View {
    @Environment(\.isLoud) private var isLoud

    var body: some View { Text(isLoud ? "HELLO!" : "hello") }
}

extension EnvironmentValues {
    @Entry fileprivate var isLoud = false
}

struct StatePreferences: View {
    @State private var widest = 0.0

    var body: some View {
        VStack(spacing: 12) {
            ForEach(["One", "Twenty-two"], id: \.self) { text in
                Text(text).background { GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) } }
            }
            Text("There is a widest: \(widest > 0 ? "yes" : "no")").foregroundStyle(.secondary)
        }
        .onPreferenceChange(WidestKey.self) { widest = $0 }
    }
}

private struct WidestKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct StateStored: View {
    @AppStorage("catalog.visits") private var visits = 0
    @SceneStorage("catalog.draft") private var draft = ""

    var body: some View {
        VStack(spacing: 12) {
            Button("Visited \(visits) times") { visits += 1 }
            TextField("A draft, kept as well", text: $draft).textFieldStyle(.roundedBorder)
        }
    }
}

struct StateTasks: View {
    @State private var number = 1
    @State private var square = 0
    @State private var changes = 0

    var body: some View {
        VStack(spacing: 12) {
            Stepper("Number \(number)", value: $number)
            Text("Its square: \(square), changed \(changes) times")
        }
        .task(id: number) { square = number * number }
        .onChange(of: number) { changes += 1 }
    }
}

struct StateTimer: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(ticks) ticks").monospacedDigit().onReceive(timer) { _ in ticks += 1 }
    }
}

struct StateIdentity: View {
    @State private var round = 0

    var body: some View {
        VStack(spacing: 12) {
            OwnCounter().id(round)
            Button("Begin anew") { round += 1 }
        }
    }
}

private struct OwnCounter: View {
    @State private var count = 0

    var body: some View { Button("Count: \(count)") { count += 1 }.buttonStyle(.bordered) }
}

struct StateModifiers: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("A card").modifier(Card())
            Titled("A title") { Text("Any content") }
        }
    }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().background(.background, in: .rect(cornerRadius: 12)).shadow(radius: 3)
    }
}

private struct Titled<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(title).font(.headline)
            content
        }
    }
}
