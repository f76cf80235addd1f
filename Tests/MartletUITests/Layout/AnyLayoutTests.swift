import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A layout of any type")
struct AnyLayoutTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count: \(count)") { count += 1 } }
    }

    private struct Switching: View {
        @State private var isWide = false

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .leading))
            layout {
                Counter()
                Button("Switch") { isWide.toggle() }
            }
        }
    }

    // Shows: AnyLayout
    @Test func `A view in it keeps its state when the layout changes`() throws {
        let host = mount { Switching() }
        host.tap("Count: 0")
        #expect(try host.element(.stack).attributes == [.axis: "vertical", .alignment: "leading", .hasOwnLayout: true])
        host.tap("Switch")
        #expect(try host.element(.stack).attributes == [.axis: "horizontal", .alignment: "center", .spacing: 3.0, .hasOwnLayout: true])
        #expect(host.exists("Count: 1"))
    }

    @Test func `A layout of a stack arranges views as the stack does`() throws {
        let host = mount { ZStackLayout(alignment: .topTrailing) { Text("front") } }
        #expect(try host.element(.stack).attributes == [.axis: "depth", .alignment: "topTrailing"])
    }
}
