import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("APIs that change nothing")
struct InertTests {
    private struct Card: View {
        let name: String
        @State private var count = 0

        var body: some View {
            VStack {
                Text(name).statusBarHidden()
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    #if DEBUG
    @Test func `A debug build logs the first use of an inert modifier in a session, with the view's name`() {
        let host = mount {
            Card(name: "one")
            Card(name: "two")
        }
        #expect(
            host.warnings == ["Card uses .statusBarHidden, which has no effect in Martlet. See docs/compatibility.md."])
        host.act {}
        #expect(host.warnings.count == 1)
        #expect(mount { Card(name: "one") }.warnings.count == 1)
    }

    private struct Sidebar: View {
        var body: some View {
            TabView { Text("a") }
                .tabViewSidebarHeader { Text("header") }.tabViewSidebarFooter { Text("footer") }.tabViewSidebarBottomBar { Text("bar") }
            Text("b").accessibilityRotor("Dishes") {
                AccessibilityRotorEntry("Soup", id: 1)
                ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("Dish \($0)", id: $0) }
            }
            Text("c").containerBackground(.red, for: .widget)
        }
    }

    @Test func `What browsers do not have is not shown, and a log says so`() {
        let host = mount { Sidebar() }
        #expect(!host.exists("header"))
        #expect(
            Set(host.warnings.compactMap { $0.split(separator: " ").dropFirst(2).first }) == [
                ".tabViewSidebarHeader,", ".tabViewSidebarFooter,", ".tabViewSidebarBottomBar,", ".accessibilityRotor,",
                ".containerBackground(for:)",
            ])
    }

    private struct Glow: View {
        var body: some View { Text("glow").foregroundStyle(.red.blendMode(.plusLighter)) }
    }

    @Test func `A style that would blend is logged where it is drawn`() {
        #expect(mount { Glow() }.warnings.map { $0.contains("ShapeStyle.blendMode, which has no effect in Martlet") } == [true])
    }

    private struct Star: View {
        var body: some View { Image(systemName: "star").antialiased(true) }
    }

    @Test func `An inert modifier of an image is logged where the image is shown`() {
        #expect(
            mount { Star() }.warnings == [
                "Star uses .antialiased, which has no effect in Martlet. See docs/compatibility.md."
            ])
    }
    #endif

    @Test func `A view with an inert modifier looks and updates as without it`() {
        let host = mount { Card(name: "one") }
        #expect(host.shownTexts == ["one", "Count 0"])
        host.tap("Count 0")
        #expect(host.shownTexts == ["one", "Count 1"])
    }

    @Test func `Modifiers that work are not logged`() {
        #expect(mount { Text("x").bold().padding() }.warnings == [])
    }
}
