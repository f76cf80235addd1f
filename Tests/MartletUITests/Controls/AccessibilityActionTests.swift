import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Actions of assistive technology")
struct AccessibilityActionTests {
    private struct Page: View {
        @State private var log: [String] = []
        @State private var count = 0
        @AccessibilityFocusState private var isFocused: Bool

        var body: some View {
            Text("Message")
                .accessibilityAction { log.append("activate") }
                .accessibilityAction(named: "Archive") { log.append("archive") }
                .accessibilityAction(.escape) { log.append("escape") }
                .accessibilityActions { Button("Reply") { log.append("reply") } }
            Text("Count: \(count)").accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
            Text("●●○").accessibilityRepresentation { Text("2 of 3") }
            Text("Error").accessibilityFocused($isFocused)
            Button("Focus") { isFocused = true }
            Text(log.joined(separator: " ") + " \(isFocused)")
        }
    }

    // Shows: .accessibilityAction, .accessibilityActions
    @Test func `Actions are hidden buttons with names`() {
        let host = mount { Page() }
        for name in ["Archive", "Activate", "Close", "Reply"] { host.tap(name) }
        #expect(host.shownTexts.last == "archive activate escape reply false")
    }

    // Shows: .accessibilityAdjustableAction
    @Test func `A value is adjusted in two directions`() {
        let host = mount { Page() }
        host.tap("Increment")
        host.tap("Increment")
        host.tap("Decrement")
        #expect(host.exists("Count: 1"))
    }

    // Shows: .accessibilityRepresentation
    @Test func `A representation is read out in place of the view`() throws {
        let host = mount { Page() }
        #expect(host.exists("2 of 3"))
        #expect(try #require(host.first(.text, saying: "●●○")).modifier(Accessibility.self)?.hidden == true)
    }

    // Shows: @AccessibilityFocusState
    @Test func `The focus of assistive technology is the keyboard's`() throws {
        let host = mount { Page() }
        let error = try #require(host.first(.text, saying: "Error"))
        #expect(error[.focusable] == false)
        host.tap("Focus")
        #expect(host.operations.contains(.focus(error.id, true)))
        try host.fire(.focus, on: error, value: false)
        #expect(host.shownTexts.last == " false")
    }
}
