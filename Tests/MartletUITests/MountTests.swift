import MartletElements
import MartletTest
import MartletUI
import Testing

/// Several apps of one server stand beside each other, each under a path of its own.
@MainActor
struct MountTests {
    private struct Shop: App {
        @AppStorage("visits") private var visits = 0

        var body: some Scene {
            WindowGroup {
                NavigationStack {
                    VStack {
                        Text("\(visits) visits")
                        Button("Visit") { visits += 1 }
                        NavigationLink("Soup", value: "soup")
                    }
                    .navigationDestination(for: String.self) { Text("Dish \($0)") }
                }
            }
        }
    }

    @MainActor private final class Page {
        let session: AppSession
        private(set) var requests: [HostRequest] = []

        init(_ mount: AppMount, at location: String, stored: [String: Value] = [:]) {
            session = AppSession(Shop.self, mount: mount, location: location, stored: stored)
            session.output = { [unowned self] in requests += $1 }
        }

        var texts: [String] { all(.text).compactMap(\.text) }

        func all(_ kind: Kind) -> [Element] {
            var found: [Element] = []
            session.tree.root.forEachDescendant { if $0.kind == kind { found.append($0) } }
            return found
        }

        func tap(_ kind: Kind) throws {
            let element = try #require(all(kind).first)
            try session.send(.element(Event(.tap, on: element.id, value: nil)))
        }
    }

    @Test func `An app under a path is entered at the rest of it`() {
        let page = Page(AppMount("/shop"), at: "/shop/soup")
        #expect(page.texts.contains("Dish soup"))
    }

    @Test func `Its links and its addresses begin with the path`() throws {
        let page = Page(AppMount("/shop/"), at: "/shop")
        #expect(page.all(.navigationLink).first?[.href] == "/shop/soup")
        try page.tap(.navigationLink)
        #expect(page.requests.contains(.location("/shop/soup", replace: false)))
    }

    @Test func `Its stored values are its own`() throws {
        let page = Page(AppMount("/shop"), at: "/shop", stored: ["visits": 7, "/shop#visits": 2])
        #expect(page.texts.first == "2 visits")
        try page.tap(.button)
        #expect(page.requests == [.store(key: "/shop#visits", value: 3)])
    }

    @Test func `An address of another app is left to the host`() throws {
        let front = Page(AppMount("/", except: ["/shop"]), at: "/")
        try front.session.send(.navigate("/shop/soup"))
        #expect(front.requests == [.open("/shop/soup")])
        let shop = Page(AppMount("/shop"), at: "/shop")
        try shop.session.send(.navigate("/shopping"))
        #expect(shop.requests == [.open("/shopping")])
    }

    @Test func `A path inside of another app's belongs to the longer one`() {
        let outer = AppMount("/a", except: ["/a/b", "/c"])
        #expect(outer.contains("/a/x") && outer.contains("/a?q") && !outer.contains("/a/b/x") && !outer.contains("/ab"))
        #expect(AppMount("/a/b", except: ["/a"]).contains("/a/b/x"))
    }
}
