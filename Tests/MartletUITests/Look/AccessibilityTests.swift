import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: .accessibilityLabel, .accessibilityHidden, .accessibilityAddTraits
    @Test func `What is read out is a modifier of the element`() throws {
        let text = try element(
            Text("x").accessibilityLabel("**Rating**").accessibilityAddTraits([.isHeader, .isButton]).accessibilityHidden(false))
        #expect(
            text.modifiers == [
                Modifier(Accessibility(label: "Rating")), Modifier(Accessibility(addedTraits: ["isHeader", "isButton"])),
                Modifier(Accessibility(hidden: false)),
            ])
    }
}
