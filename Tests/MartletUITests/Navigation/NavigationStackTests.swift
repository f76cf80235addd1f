import MartletElements
import MartletTest
import MartletUI
import Testing

private struct Dishes: View {
    @State var path: [Int]
    var log = Diary()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Soup", value: 1)
                NavigationLink("Note") { Note(log: log) }
                Button("Far") { path = [1, 2, 3] }
            }
            .navigationTitle("Dishes")
            .navigationDestination(for: Int.self) { Dish(number: $0) }
            .onAppear { log.lines.append("root appears") }
            .onDisappear { log.lines.append("root disappears") }
        }
    }
}

private struct Dish: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Dish \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Close") { dismiss() }
        }
        .navigationTitle("Number \(number)")
    }
}

private struct Note: View {
    let log: Diary

    init(log: Diary) {
        self.log = log
        log.lines.append("note is made")
    }

    var body: some View { Text("A note") }
}

@MainActor private final class Diary { var lines: [String] = [] }

@MainActor
@Suite("A navigation stack")
struct NavigationStackTests {
    // Shows: NavigationStack, .navigationDestination, NavigationLink
    @Test func `Pushes a value and shows its destination`() {
        let host = mount { Dishes(path: []) }
        host.tap("Soup")
        #expect(host.exists("Dish 1"))
        #expect(!host.exists("Far"))
        #expect(host.title == "Number 1")
    }

    @Test func `Goes back to a screen that kept its state`() {
        let host = mount { Dishes(path: []) }
        host.tap("Soup")
        host.tap("Next")
        host.goBack()
        #expect(host.exists("Dish 1"))
        host.goBack()
        #expect(host.exists("Far"))
        #expect(host.title == "Dishes")
    }

    // Shows: \.dismiss
    @Test func `Closes a screen from inside it`() {
        let host = mount { Dishes(path: [1, 2]) }
        host.tap("Close")
        #expect(host.exists("Dish 1"))
    }

    @Test func `Follows its path binding in both directions`() {
        let host = mount { Dishes(path: []) }
        host.tap("Far")
        #expect(host.exists("Dish 3"))
        host.goBack()
        #expect(host.exists("Dish 2"))
    }

    @Test func `Makes the destination of a link when it is followed, not before`() {
        let log = Diary()
        let host = mount { Dishes(path: [], log: log) }
        #expect(!log.lines.contains("note is made"))
        host.tap("Note")
        #expect(log.lines.filter { $0 == "note is made" }.count == 1)
        #expect(host.exists("A note"))
    }

    @Test func `Tells a screen that it is covered and uncovered`() {
        let log = Diary()
        let host = mount { Dishes(path: [], log: log) }
        #expect(log.lines == ["root appears"])
        host.tap("Soup")
        #expect(log.lines == ["root appears", "root disappears"])
        host.goBack()
        #expect(log.lines == ["root appears", "root disappears", "root appears"])
    }

    @Test func `Evaluates only the new screen when one is pushed`() {
        let host = mount { Dishes(path: [1]) }
        host.resetCounts()
        host.tap("Next")
        #expect(host.evaluations(of: Dish.self) == 1)
    }

    @Test func `Stands in the address bar`() {
        let host = mount { Dishes(path: []) }
        host.tap("Soup")
        #expect(host.location == "/1")
        host.tap("Next")
        #expect(host.location == "/1/2")
        host.goBack()
        #expect(host.requests.contains(.back))
    }

    @Test func `Goes where the address bar leads`() {
        let host = mount { Dishes(path: []) }
        host.navigate("/4/5")
        #expect(host.exists("Dish 5"))
        host.navigate("/4")
        #expect(host.exists("Dish 4"))
        host.navigate("/")
        #expect(host.exists("Far"))
    }

    @Test func `Links to the address of the screen that a value has`() throws {
        let host = mount { Dishes(path: []) }
        #expect(host.find(.link, "Soup")[.href] == "/1")
    }
}

private enum Place: String { case menu, orders }

private struct Tabs: View {
    @State private var place = Place.menu
    var log = Diary()

    var body: some View {
        TabView(selection: $place) {
            NavigationStack {
                VStack {
                    Text("The menu")
                    Button("To the orders") { place = .orders }
                    NavigationLink("Seven", value: 7)
                }
                .navigationTitle("Menu")
                .navigationDestination(for: Int.self) { Text("Dish \($0)") }
            }
            .tabItem { Label("Menu", systemImage: "list.dash") }
            .tag(Place.menu)
            Orders(log: log).tabItem { Label("Orders", systemImage: "cart") }.badge(3).tag(Place.orders)
        }
    }
}

/// Tabs whose content says its tag before its label.
private struct TaggedTabs: View {
    @State private var place = Place.orders

    var body: some View {
        TabView(selection: $place) {
            Text("The menu").tag(Place.menu).tabItem { Text("Menu") }
            Text("The orders").tag(Place.orders).padding().tabItem { Text("Orders") }
        }
    }
}

private struct Orders: View {
    let log: Diary
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Ordered \(count)")
            Button("Order") { count += 1 }
        }
        .onAppear { log.lines.append("orders appear") }
        .onDisappear { log.lines.append("orders disappear") }
    }
}

@MainActor
@Suite("A tab view")
struct TabViewTests {
    @Test func `Makes a tab's content when it is first shown`() {
        let host = mount { Tabs() }
        #expect(host.exists("The menu"))
        #expect(host.evaluations(of: Orders.self) == 0)
        host.select(tab: "Orders")
        #expect(host.exists("Ordered 0"))
        #expect(!host.exists("The menu"))
    }

    @Test func `Shows the badge of a tab`() throws {
        let host = mount { Tabs() }
        #expect(host.find(.tab, "Orders")[.badge] == "3")
    }

    @Test func `Knows a tab by a tag that stands before its label`() {
        let host = mount { TaggedTabs() }
        #expect(host.exists("The orders"))
        host.select(tab: "Menu")
        #expect(host.exists("The menu"))
    }

    // Shows: TabView, .tabItem
    @Test func `Is switched by code`() {
        let host = mount { Tabs() }
        host.tap("To the orders")
        #expect(host.exists("Ordered 0"))
    }

    @Test func `Keeps the state of a tab that is not shown`() {
        let host = mount { Tabs() }
        host.select(tab: "Orders")
        host.tap("Order")
        host.select(tab: "Menu")
        host.select(tab: "Orders")
        #expect(host.exists("Ordered 1"))
    }

    @Test func `Tells a tab that it is shown and hidden`() {
        let log = Diary()
        let host = mount { Tabs(log: log) }
        host.select(tab: "Orders")
        host.select(tab: "Menu")
        #expect(log.lines == ["orders appear", "orders disappear"])
    }

    @Test func `Shares the address bar with the stack in it`() {
        let host = mount { Tabs() }
        #expect(host.location == "/menu")
        host.tap("Seven")
        #expect(host.location == "/menu/7")
        host.select(tab: "Orders")
        #expect(host.location == "/orders")
        host.navigate("/menu/7")
        #expect(host.exists("Dish 7"))
    }

    @Test func `An address leads at most 32 screens deep`() {
        let host = mount(url: "/" + (1...5_000).map(String.init).joined(separator: "/")) { Dishes(path: []) }
        #expect(host.title == "Number 32")
        host.navigate("/" + (1...5_000).map { String($0 + 7) }.joined(separator: "/"))
        #expect(host.title == "Number 39")
    }

    @Test func `A user who walks on and on can still go back`() {
        let host = mount { Dishes(path: []) }
        for number in 1...1_000 { host.navigate("/\(number)") }
        host.tap("Next")
        #expect(host.title == "Number 1,001")
        host.tap("Close")
        #expect(host.title == "Number 1,000")
        #expect(host.location == "/1000")
    }
}
