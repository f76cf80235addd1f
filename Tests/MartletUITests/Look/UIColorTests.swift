import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("UIKit's colours")
struct UIColorTests {
    private func paint(_ color: Color) throws -> Paint? {
        let element = try #require(mount { color }.session.tree.root.children.first)
        return element.modifier(Fill.self)?.paint
    }

    @Test func `A colour of the system follows light and dark, one of its own does not`() throws {
        #expect(try paint(Color(.systemGray6)) == .color(.token("gray6")))
        #expect(try paint(Color(uiColor: .secondarySystemBackground)) == .color(.token("secondarySystemBackground")))
        #expect(try paint(Color(.red)) == .color(.rgb(1, 0, 0, 1)))
        #expect(try paint(Color(.systemRed)) == .color(.token("red")))
    }

    @Test func `A colour is made of its parts, and let through`() throws {
        let color = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).withAlphaComponent(0.25)
        #expect(try paint(Color(color)) == .color(.opacity(.rgb(0, 0.5, 1, 1), 0.25)))
        #expect(Color(UIColor(Color.pink)) == .pink)
    }
}
