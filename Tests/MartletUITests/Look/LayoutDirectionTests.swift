import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("The direction of lines")
struct LayoutDirectionTests {
    private struct Direction: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View { Text(direction == .rightToLeft ? "right to left" : "left to right") }
    }

    @Test func `The direction is that of the user's language, which the host knows`() {
        let host = mount(traits: ClientTraits(locale: "ar")) { Direction() }
        let text = host.find("right to left")
        #expect(text.modifier(WritingDirection.self) == nil)
    }

    // Shows: \.layoutDirection
    @Test func `A direction that is set is the environment's, and told to the host`() {
        let host = mount { Direction().environment(\.layoutDirection, .rightToLeft) }
        #expect(host.find("right to left").modifier(WritingDirection.self) == .rightToLeft)
    }

    @Test func `A sheet, which is shown elsewhere, has the direction of the view that presents it`() {
        struct Page: View {
            let direction: LayoutDirection

            var body: some View {
                Text("Page").sheet(isPresented: .constant(true)) { Direction() }.environment(\.layoutDirection, direction)
            }
        }
        let host = mount { Page(direction: .rightToLeft) }
        host.find("right to left")
        #expect(host.find(.sheet).modifier(WritingDirection.self) == .rightToLeft)
        #expect(mount { Page(direction: .leftToRight) }.find(.sheet).modifier(WritingDirection.self) == nil)
    }
}
