import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Events")
struct SurroundingsTests {
    // Shows: \.colorScheme, \.horizontalSizeClass
    @Test func `The user can turn on dark mode and resize the window`() {
        let host = mount(traits: ClientTraits(locale: "de-DE")) { Surroundings() }
        host.find("light compact de_DE active")
        host.dark()
        host.resize(width: 1_000, height: 700)
        host.send(.phase(.inactive))
        host.find("dark regular de_DE inactive")
    }

    @Test func `The device can be rotated`() {
        let host = mount(traits: ClientTraits(width: 390, height: 844)) { Surroundings() }
        host.rotate()
        #expect(host.traits.width == 844)
        host.find("light regular en_US active")
    }

    @Test func `The environment can be set`() {
        let host = mount(environment: { $0.isEnabled = false }) { Button("Add") {} }
        #expect(!host.find("Add").isEnabled)
    }

    @Test func `A view that reads its size gets that of the window, or the one the test sets`() {
        let host = mount(traits: ClientTraits(width: 300, height: 600)) { Measured() }
        host.find("300.0 × 600.0")
        host.rotate()
        host.find("600.0 × 300.0")
        host.measure(.kind(.geometry), width: 50, height: 40)
        host.find("50.0 × 40.0")
    }

    // Shows: .onOpenURL
    @Test func `A URL can be opened from outside`() {
        let host = mount {
            Holding("") { url in
                Text(verbatim: url.wrappedValue).onOpenURL { url.wrappedValue = $0.absoluteString }
            }
        }
        host.open(url: "diner://menu/3")
        host.find("diner://menu/3")
    }

    @Test func `dismiss closes the topmost dialog, then the screen`() {
        let host = mount {
            Holding((true, true)) { shown in
                Text(verbatim: "Menu")
                if shown.1.wrappedValue {
                    Part(ScreenKind.self, [.title: "Pizza"]) { Text(verbatim: "9 €") }.on(.dismiss) { _ in shown.1.wrappedValue = false }
                }
                if shown.0.wrappedValue {
                    Part(SheetKind.self) { Text(verbatim: "Filter") }.on(.dismiss) { _ in shown.0.wrappedValue = false }
                }
            }
        }
        host.dismiss()
        host.expectNone("Filter")
        host.dismiss()
        host.expectTree("text \"Menu\"")
        #expect(failure { host.goBack() }.hasPrefix("No screen has a back button."))
    }

    @Test func `The user cannot close a dialog without interactive dismissal`() {
        let host = mount { Part(SheetKind.self, [.isModal: true]).on(.dismiss) { _ in } }
        #expect(failure { host.dismiss() }.hasPrefix("The user cannot close sheet: interactive dismissal is disabled."))
    }

    @Test func `A key presses the button with its shortcut, and Escape closes a dialog`() {
        let host = mount {
            Holding((0, true)) { state in
                if state.1.wrappedValue { Part(SheetKind.self).on(.dismiss) { _ in state.1.wrappedValue = false } }
                Part(GroupKind.self, [.shortcut: "Meta+S"]) { Text(verbatim: "Saved \(state.0.wrappedValue)") }
                    .on(.tap) { _ in state.0.wrappedValue += 1 }
            }
        }
        host.press("Escape")
        host.press("Meta+S")
        host.find("Saved 1")
        #expect(failure { host.press("F1") }.hasPrefix("Nothing handles the key F1:"))
    }

    @Test func `The focused element handles a key first`() {
        let host = mount {
            Holding("") { text in
                TextField("Name", text: text).onKeyPress("k") {
                    text.wrappedValue = "Pressed"
                    return .handled
                }
            }
        }
        host.focus("Name")
        host.press("k")
        host.find("Pressed")
    }

    @Test func `Pushed screens are in the address bar, and the user can navigate back`() {
        let host = mount(url: "https://diner.example/") {
            NavigationStack {
                NavigationLink("Pizza", value: "pizza")
                    .navigationTitle("Menu")
                    .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle("Dish") }
            }
        }
        host.tap("Pizza")
        host.find("About pizza")
        #expect(host.location == "/pizza")
        host.goBack()
        #expect(host.exists("Pizza"))
        #expect(host.location == "/")
        host.navigate("/pasta")
        host.find("About pasta")
        #expect(host.history == ["/", "/pasta"])
    }

    // Shows: App, WindowGroup
    @Test func `An app starts at a URL`() {
        let host = mount(Dishes.self, url: "/soup", stored: ["name": "Ann"])
        host.find("About soup")
        #expect(host.title == "Dishes")
        #expect(host.stored == ["name": "Ann"])
    }
}

private struct Surroundings: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text(verbatim: "\(colorScheme) \(sizeClass == .compact ? "compact" : "regular") \(locale.identifier) \(phase)")
    }
}

private struct Measured: View {
    @State private var size = "nothing"

    var body: some View {
        Part(GeometryKind.self) { Text(verbatim: size) }
            .on(.measure) { size = "\($0!.listValue![0].doubleValue!) × \($0!.listValue![1].doubleValue!)" }
    }
}

private struct Dishes: App {
    var body: some Scene {
        WindowGroup("Dishes") {
            NavigationStack {
                Text(verbatim: "Menu").navigationDestination(for: String.self) { Text("About \($0)") }
            }
        }
    }
}
