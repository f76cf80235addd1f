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

struct TransitionsPage: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Button("Toggle") { withAnimation { isShown.toggle() } }
            if isShown {
                Text("Here").transition(
                    .asymmetric(insertion: .move(edge: .leading), removal: .opacity).animation(.linear(duration: 2)))
            }
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
