import Foundation
import MartletKit
import Testing

private enum Size: String, DeepLinkParameter, Sendable { case small, large }

private enum Place: Equatable, Sendable {
    case menu
    case dish(Int)
    case named(String)
    case order(UUID)
    case search(String, page: Int?)
    case sized(Size, vegan: Bool)
}

private let links = DeepLinks<Place>(schemes: ["diner"], hosts: ["diner.example.com"]) {
    DeepLink("/menu") { .menu }
    DeepLink("/dishes/:id") { (id: Int) in id > 0 ? .dish(id) : nil }
    DeepLink("/dishes/:name") { (name: String) in .named(name) }
    DeepLink("/orders/:id") { (id: UUID) in .order(id) }
    DeepLink("/search?text=:text&page=:page") { (text: String, page: Int?) in .search(text, page: page) }
    DeepLink("/menu/:size?vegan=:vegan&kind=dish") { (size: Size, vegan: Bool) in .sized(size, vegan: vegan) }
}

@Suite struct DeepLinkTests {
    private func place(_ url: String) throws -> Place? { links.place(for: try #require(URL(string: url))) }

    @Test func `C19: A web address leads to a place with typed values`() throws {
        #expect(try place("https://diner.example.com/dishes/3") == .dish(3))
    }

    @Test func `C19: In a URL with the app's own scheme, the host is the first path component`() throws {
        #expect(try place("diner://dishes/3") == .dish(3))
        #expect(try place("DINER://menu") == .menu)
        #expect(try place("diner:///dishes/3") == .dish(3))
    }

    @Test func `A link does not match values of other types, and the next link is tried`() throws {
        #expect(try place("diner://dishes/soup") == .named("soup"))
        #expect(try place("diner://dishes/-1") == .named("-1"))
    }

    @Test func `Components are split before they are decoded`() throws {
        #expect(try place("diner://dishes/fish%20%2F%20chips") == .named("fish / chips"))
    }

    @Test func `Leading, trailing and repeated slashes are ignored`() throws {
        #expect(try place("https://diner.example.com//dishes/3/") == .dish(3))
    }

    @Test func `UUIDs are parsed`() throws {
        let id = UUID()
        #expect(try place("diner://orders/\(id)") == .order(id))
        #expect(try place("diner://orders/3") == nil)
    }

    @Test func `Query items match in any order, and an optional one may be missing`() throws {
        #expect(try place("diner://search?page=2&text=a%20b") == .search("a b", page: 2))
        #expect(try place("diner://search?text=soup") == .search("soup", page: nil))
    }

    @Test func `A link does not match if a query item is missing or has another type`() throws {
        #expect(try place("diner://search?page=2") == nil)
        #expect(try place("diner://search?text=soup&page=two") == nil)
    }

    @Test func `Raw values and fixed query items match`() throws {
        #expect(try place("diner://menu/large?vegan=true&kind=dish&utm=x") == .sized(.large, vegan: true))
        #expect(try place("diner://menu/huge?vegan=true&kind=dish") == nil)
        #expect(try place("diner://menu/large?vegan=true&kind=drink") == nil)
    }

    @Test(arguments: [
        "https://evil.example.com/dishes/3", "ftp://diner.example.com/menu", "other://menu", "diner://", "diner://dishes",
        "diner://dishes/3/4",
        "diner://dishes/%FF", "mailto:dishes@diner.example.com", "/menu", "diner://dishes/", "https://diner.example.com/../menu/x",
    ]) func `C19: An invalid URL leads nowhere`(url: String) throws {
        #expect(try place(url) == nil)
    }

    @Test func `Without a list of hosts, every host is accepted`() throws {
        let links = DeepLinks<Int> { DeepLink("/:id") { (id: Int) in id } }
        #expect(links.place(for: try #require(URL(string: "http://localhost/4"))) == 4)
    }
}
