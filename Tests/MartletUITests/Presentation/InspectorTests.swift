import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("An inspector")
struct InspectorTests {
    private struct Page: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Inspect") { isShown.toggle() }
            }
            .inspector(isPresented: $isShown) { Text("Details").inspectorColumnWidth(200) }
        }
    }

    // Shows: .inspector
    @Test func `An inspector is a column beside the content, which keeps its state`() throws {
        let host = mount(traits: ClientTraits(width: 1200, height: 800)) { Page() }
        host.tap("Count 0")
        #expect(!host.exists("Details"))
        host.tap("Inspect")
        #expect(host.exists("Details") && host.exists("Count 1"))
        #expect(host.elements(.sheet).isEmpty)
        #expect(try #require(host.first(.text, saying: "Details")).modifiers.contains(Modifier(Frame(width: 200, height: nil))))
        host.tap("Inspect")
        #expect(!host.exists("Details"))
    }

    @Test func `In a compact width an inspector is a sheet`() throws {
        let host = mount(traits: ClientTraits(width: 390, height: 800)) { Page() }
        host.tap("Inspect")
        #expect(host.exists("Details"))
        #expect(host.elements(.sheet).count == 1)
    }
}
