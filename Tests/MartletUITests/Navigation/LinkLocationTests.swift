import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

/// A list whose rows come a second after it, and whose links lead to views, not to values.
private struct Shelf: View {
    let depth: Int
    @State private var books: [String] = []
    @Environment(\.clock) private var clock

    var body: some View {
        List(books, id: \.self) { book in
            NavigationLink {
                Shelf(depth: depth + 1).navigationTitle(book)
            } label: {
                Text("\(book) \(depth)")
            }
        }
        .task {
            try? await clock.sleep(for: .seconds(1))
            books = ["emma", "persuasion"]
        }
    }
}

private struct Library: View {
    var opened: (URL) -> Void = { _ in }

    var body: some View {
        NavigationStack {
            Shelf(depth: 0).navigationTitle("Shelf")
        }
        .onOpenURL(perform: opened)
    }
}

/// A stack that has a destination for numbers, and links to views in rows that are numbered too.
private struct Mixed: View {
    var body: some View {
        NavigationStack {
            List(0..<2) { row in
                NavigationLink {
                    Text("View \(row)")
                } label: {
                    Text("Go \(row)")
                }
            }
            .navigationDestination(for: Int.self) { Text("Value \($0)") }
        }
    }
}

private struct Twins: View {
    var body: some View {
        NavigationStack {
            List(["a"], id: \.self) { row in
                HStack {
                    NavigationLink("First") { Text("One") }
                    NavigationLink("Second") { Text("Two") }
                }
            }
        }
    }
}

@MainActor
@Suite("Links to views, in the address bar")
struct LinkLocationTests {
    @Test func `A screen is named after the row of the link that pushed it`() async {
        let host = mount { Library() }
        await host.run()
        host.tap("emma 0")
        #expect(host.location == "/emma")
        await host.run()
        host.tap("persuasion 1")
        #expect(host.location == "/emma/persuasion")
        host.goBack()
        #expect(host.location == "/emma")
    }

    @Test func `A link has the address of its screen`() async {
        let host = mount { Library() }
        await host.run()
        #expect(host.find(.link, "emma 0")[.href] == "/emma")
        host.tap("emma 0")
        await host.run()
        #expect(host.find(.link, "emma 1")[.href] == "/emma/emma")
    }

    @Test func `An address is gone to link by link, as the rows come`() async {
        let host = mount(url: "/emma/persuasion") { Library() }
        #expect(host.title == "Shelf")
        await host.advance(by: .seconds(1))
        #expect(host.title == "emma")
        await host.advance(by: .seconds(1))
        #expect(host.title == "persuasion")
        #expect(host.location == "/emma/persuasion")
        #expect(host.history == ["/emma/persuasion"])
    }

    @Test func `Back and forward go where links led`() async {
        let host = mount { Library() }
        await host.run()
        host.tap("emma 0")
        host.navigate("/")
        #expect(host.title == "Shelf")
        host.navigate("/emma")
        #expect(host.title == "emma")
    }

    @Test func `An address that nothing answers leaves the user where it is known`() async {
        let host = mount(url: "/emma/ulysses") { Library() }
        await host.run()
        #expect(host.title == "emma")
    }

    @Test func `A user who goes elsewhere is not taken on`() async {
        let host = mount(url: "/emma/persuasion") { Library() }
        await host.advance(by: .seconds(1))
        host.goBack()
        #expect(host.location == "/")
        host.tap("emma 0")
        await host.run()
        #expect(host.title == "emma")
    }

    @Test func `An address that links answer later is a deep link for the app as well`() async {
        var opened: [String] = []
        let host = mount(url: "/emma") { Library { opened.append($0.path) } }
        await host.run()
        #expect(opened == ["/emma"])
        #expect(host.title == "emma")
    }

    @Test func `A name that would be read back as a value is not given`() {
        let host = mount { Mixed() }
        host.tap("Go 1")
        host.find("View 1")
        #expect(host.location == "/~")
    }

    @Test func `Two links in one row have the same name, and none is followed by it`() {
        let host = mount(url: "/a") { Twins() }
        host.find("First")
        host.tap("Second")
        host.find("Two")
    }
}
