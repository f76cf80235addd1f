import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Windows")
struct WindowTests {
    private struct Notes: App {
        var body: some Scene {
            Window("Notes", id: "notes") { Text("Note") }
                .windowStyle(.hiddenTitleBar)
                .windowResizability(.contentSize)
                .defaultSize(width: 400, height: 300)
            Settings { Text("Setting") }
            MenuBarExtra("Notes", systemImage: "note") { Text("Item") }
        }
    }

    // Shows: Window
    @Test func `A session shows the only window of an app, without its settings`() {
        let session = AppSession(Notes.self)
        var texts: [String] = []
        session.tree.root.forEachDescendant { if let text = $0.text { texts.append(text) } }
        #expect(texts == ["Note"])
    }

    private struct Order: Codable, Hashable { var number: Int }

    private struct Shop: App {
        var body: some Scene {
            Settings { Text("Setting") }
            WindowGroup { Front() }
            Window("About", id: "about") { Text("About the shop") }
            WindowGroup("Order", for: Order.self) { $order in OrderView(order: $order) }
            WindowGroup(id: "day", for: String.self) { $day in
                TextField("Day", text: $day)
                Text(verbatim: "day \(day)")
            } defaultValue: {
                "Monday"
            }
        }
    }

    private struct Front: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            Text(supportsMultipleWindows ? "The shop" : "No windows")
            Button("About") { openWindow(id: "about") }
            Button("Order") { openWindow(value: Order(number: 7)) }
            Button("Friday") { openWindow(id: "day", value: "Friday; late") }
            Button("Any day") { openWindow(id: "day") }
        }
    }

    private struct OrderView: View {
        @Binding var order: Order?
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Text(verbatim: "Order \(order?.number ?? 0)")
            Button("Next") { order?.number += 1 }
            Button("Close others") { dismissWindow(value: Order(number: 8)) }
            Button("Close") { dismissWindow(value: Order(number: 7)) }
        }
    }

    // Shows: \.openWindow, \.supportsMultipleWindows, Scene, WindowGroup, Window, Settings
    @Test func `An app opens a window for each of its scenes`() throws {
        let front = mount(Shop.self)
        front.find("The shop")
        #expect(!front.exists("Setting"))
        for title in ["About", "Order", "Friday", "Any day"] { front.tap(title) }
        #expect(front.openedWindows == ["/;about", front.openedWindows[1], "/;day;SS;Friday%3B%20late", "/;day"])

        mount(Shop.self, url: "/;about").find("About the shop")
        let order = mount(Shop.self, url: front.openedWindows[1])
        order.find("Order 7")
        order.tap("Next")
        order.find("Order 8")
        mount(Shop.self, url: front.openedWindows[2]).find("day Friday; late")
        let day = mount(Shop.self, url: "/;day")
        day.find("day Monday")
        day.type(" night", into: "Day")
        day.find("day Monday night")
        #expect(day.title == nil)
        #expect(order.title == "Order")
    }

    @Test(arguments: ["/;unknown", "/;day;SS", "/;", "/;;;", "/;;Sd;%%%", "/;about;Si;7"])
    func `An address that names no window shows the first`(_ address: String) { mount(Shop.self, url: address).find("The shop") }

    // Shows: \.dismissWindow
    @Test func `A window closes itself, and no other`() throws {
        let front = mount(Shop.self)
        front.tap("Order")
        let order = mount(Shop.self, url: front.openedWindows[0])
        order.tap("Close others")
        #expect(!order.isWindowClosed)
        order.tap("Close")
        #expect(order.isWindowClosed)
    }

    @Test func `The locations of a window are below its own`() throws {
        struct Paged: App {
            @AppStorage("visits") private var visits = 0

            var body: some Scene {
                WindowGroup { Text("Front") }
                WindowGroup(id: "pages") {
                    NavigationStack {
                        NavigationLink("Next", value: "next page").navigationDestination(for: String.self) { Text($0) }
                        Button("Visit") { visits += 1 }
                    }
                }
            }
        }
        let host = mount(Paged.self, url: "/;pages")
        host.tap("Next")
        #expect(host.location == "/;pages/next%20page")
        mount(Paged.self, url: host.location).find("next page")
        host.navigate("/;pages")
        host.tap("Visit")
        #expect(host.stored == ["visits": 1])
    }

    @Test func `What has no effect in a browser's window says so once`() {
        var warnings: [String] = []
        _ = AppSession(Notes.self, warned: { warnings.append($0) })
        for name in [".windowStyle", ".windowResizability", ".defaultSize"] {
            #expect(warnings.count { $0.contains(" uses \(name), which has no effect") } == 1)
        }
    }
}
