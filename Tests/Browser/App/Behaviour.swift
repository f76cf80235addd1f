import SwiftUI

struct FittingPage: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("This is the long text, which needs a lot of room to stand in one line of the page")
            Text("The short text")
        }
    }
}

struct ShortcutsPage: View {
    @State private var saves = 0
    @Environment(\.commandsGiven) private var given

    var body: some View {
        VStack {
            Text("Saved \(saves) times")
            Text("Commanded \(given) times")
            Button("Save") { saves += 1 }.keyboardShortcut("s")
        }
    }
}

/// Squares that report their drags in different coordinate spaces, and one that listens to single and double taps.
struct GesturesPage: View {
    @State private var places: [String: CGPoint] = [:]
    @State private var taps: [String] = []

    private func square(_ name: String, in space: CoordinateSpace) -> some View {
        HStack {
            Color.orange.frame(width: 60, height: 40).accessibilityIdentifier(name)
                .gesture(DragGesture(coordinateSpace: space).onEnded { places[name] = $0.location })
            if let place = places[name] { Text("\(name): \(Int(place.x.rounded())), \(Int(place.y.rounded()))" as String) }
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            square("local", in: .local)
            square("global", in: .global)
            VStack(alignment: .leading, spacing: 20) {
                Text("Board")
                square("named", in: .named("board"))
            }
            .accessibilityIdentifier("board").coordinateSpace(name: "board")
            Color.blue.frame(width: 60, height: 40).accessibilityIdentifier("taps")
                .onTapGesture(count: 2) { taps.append("double") }
                .onTapGesture { taps.append("single") }
            Text("Taps: \(taps.joined(separator: " "))" as String)
            Text("Hold").onLongPressGesture { taps.append("long") }
        }
    }
}

struct TransitionsPage: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Button("Toggle") { withAnimation { isShown.toggle() } }
            if isShown {
                Text("Here").transition(
                    .asymmetric(insertion: .move(edge: .leading), removal: .opacity).animation(.linear(duration: 2)))
                Color.orange.frame(width: 100, height: 60).accessibilityIdentifier("anchored")
                    .transition(.scale(scale: 0.5, anchor: .topLeading).animation(.linear(duration: 100)))
                Text("Twirl").accessibilityIdentifier("twirling").transition(Twirl().animation(.linear(duration: 50)))
            }
        }
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(90 * phase.value))
        }
    }
}

struct EventsPage: View {
    @Environment(\.isOnline) private var isOnline
    @Environment(\.notificationPermission) private var permission
    @Environment(\.requestNotificationPermission) private var request
    @Environment(\.notify) private var notify
    @Environment(\.hostEvents) private var hostEvents
    @FocusState private var isFocused: Bool
    @State private var name = ""
    @State private var pushes: [String] = []

    var body: some View {
        VStack {
            Text(isOnline ? "online" : "offline")
            Text("permission \(permission.rawValue)")
            Button("Ask") { request() }
            Button("Notify") { notify("Soup", body: "is ready", payload: ["dish": "soup"]) }
            Text("pushes \(pushes.joined(separator: " "))")
            TextField("Name", text: $name).focused($isFocused).defaultFocus($isFocused, true)
        }
        .onReceive(hostEvents.publisher) { event in
            if case .push(let payload) = event { pushes.append(payload["dish"]?.stringValue ?? "-") }
        }
    }
}
