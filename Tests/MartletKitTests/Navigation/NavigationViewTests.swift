import MartletKit
import MartletTest
import MartletUI
import Testing

private enum Tab: String, Hashable { case menu, orders }
private enum Place: Route { case dish(Int), rating(Int) }

private let links = DeepLinks<Navigation<Tab, Place>> {
    DeepLink("/open/dish/:id") { (id: Int) in .init(tab: .menu, path: [.dish(id)]) }
    DeepLink("/open/dish/:id/rating") { (id: Int) in .init(tab: .menu, path: [.dish(id)], sheet: .rating(id)) }
}

private struct Root: View {
    @State private var navigation = Navigation<Tab, Place>(tab: .orders)

    var body: some View {
        TabView(selection: $navigation.tab) {
            NavigationStack(path: $navigation[.menu]) {
                Button("First dish") { navigation.push(.dish(1)) }
                    .navigationDestination(for: Place.self) { Screen(place: $0) }
            }
            .tabItem { Text("Menu") }
            .tag(Tab.menu)
            Button("Rate") { navigation.sheet = .rating(9) }
                .tabItem { Text("Orders") }
                .tag(Tab.orders)
        }
        .sheet(item: $navigation.sheet) { Screen(place: $0) }
        .onOpenURL { url in if let place = links.place(for: url) { navigation.go(to: place) } }
    }
}

private struct Screen: View {
    let place: Place

    var body: some View {
        switch place {
        case .dish(let id): Text("Dish \(id)")
        case .rating(let id): Text("Rate \(id)")
        }
    }
}

@MainActor
@Suite struct NavigationViewTests {
    @Test func `C19: A deep link starts an app at its place`() {
        mount(url: "/open/dish/3") { Root() }.find("Dish 3")
    }

    @Test func `C19: A deep link navigates in a running app`() {
        let host = mount { Root() }
        host.open(url: "https://diner.example.com/open/dish/3/rating")
        host.find("Rate 3")
        host.dismiss()
        host.find("Dish 3")
    }

    @Test func `C19: A deep link replaces pushed screens in one step`() {
        let host = mount { Root() }
        host.select(tab: "Menu")
        host.tap("First dish")
        host.select(tab: "Orders")
        host.tap("Rate")
        host.find("Rate 9")
        host.open(url: "https://diner.example.com/open/dish/3")
        host.expectNone("Rate 9")
        host.find("Dish 3")
        host.goBack()
        host.find("First dish")
    }

    @Test func `C18: The value follows the user's navigation`() {
        let host = mount { Root() }
        host.select(tab: "Menu")
        host.tap("First dish")
        host.find("Dish 1")
        host.goBack()
        host.tap("First dish")
        host.find("Dish 1")
    }
}

private struct Links<Details: View>: View {
    let details: Destination<Int, Details>

    var body: some View {
        NavigationStack {
            NavigationLink("One") { details(1) }
            NavigationLink("Two", destination: details(2))
        }
    }
}

@MainActor
@Suite struct DestinationTests {
    @Test func `B11: A screen receives its destination as a parameter`() {
        let host = mount { Links(details: Destination { Text("Details of \($0)") }) }
        host.tap("One")
        host.find("Details of 1")
    }

    @Test func `B12, C22: A destination can erase its type`() {
        let host = mount { Links(details: Destination { Text("Details of \($0)") }.erased) }
        host.tap("Two")
        host.find("Details of 2")
    }

    @Test(arguments: ["One", "Two"]) func `B13: A destination is built when it is pushed, not before`(link: String) {
        var built: [Int] = []
        let host = mount { Links(details: Destination { Text("Details of \($0)") }.onBuild { built.append($0) }) }
        #expect(built == [])
        host.tap(link)
        #expect(built == [link == "One" ? 1 : 2])
    }
}
