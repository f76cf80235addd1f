import MartletTest
import MartletUI
import Testing

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
}

@MainActor
@Suite("Trees")
struct OutlineTests {
    private let meals = Folder(
        id: "Meals", folders: [Folder(id: "Soups", folders: [Folder(id: "Lentil")]), Folder(id: "Salads", folders: [])])

    @Test func `A tree shows its roots, and what is below when it is unfolded`() {
        let host = mount { List([meals, Folder(id: "Drinks")], children: \.folders) { Text($0.id) } }
        #expect(host.exists("Meals") && host.exists("Drinks"))
        #expect(!host.exists("Soups"))
        host.tap("Meals")
        #expect(host.exists("Soups") && host.exists("Salads"))
        #expect(!host.exists("Lentil"))
        host.tap("Soups")
        #expect(host.exists("Lentil"))
        host.tap("Meals")
        #expect(!host.exists("Soups"))
    }

    @Test func `A tree has one root that is shown too`() {
        let host = mount { OutlineGroup(meals, children: \.folders) { Text($0.id) } }
        host.tap("Meals")
        #expect(host.exists("Salads"))
    }
}
