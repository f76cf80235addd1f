import MartletPreviews
import MartletTest
import MartletUI
import Testing

private struct Needed: PreviewModifier {
    struct Missing: Error {}

    static func makeSharedContext() async throws -> Int { throw Missing() }
    func body(content: Content, context: Int) -> some View { content }
}

#Preview("Gallery, plain") {
    Text("A preview of these tests")
}

#Preview("Gallery, failing", traits: .modifier(Needed())) {
    Text("Never seen")
}

@MainActor
@Suite("The gallery of previews")
struct PreviewGalleryTests {
    @Test func `Previews are found with their modules and names`() {
        let found = FoundPreview.all().filter { $0.name.hasPrefix("Gallery, ") }
        #expect(found.map(\.name) == ["Gallery, plain", "Gallery, failing"])
        #expect(found.map(\.module) == ["MartletUITests", "MartletUITests"])
    }

    @Test func `A preview is listed, and shown on its own`() async {
        let host = mount(PreviewGallery.self)
        host.find("MartletUITests")
        host.tap(.link, "Gallery, plain")
        await host.settle()
        host.find("A preview of these tests")
    }

    @Test func `A preview whose surroundings cannot be made says so`() async {
        let host = mount(PreviewGallery.self)
        host.tap(.link, "Gallery, failing")
        await host.settle()
        host.find("The preview could not be created")
        host.expectNone("Never seen")
    }
}

#Preview("Counted") {
    @Previewable @State var count = 7
    Text("counted \(count)")
}

@MainActor
@Suite("State in a preview")
struct PreviewStateTests {
    // Shows: @Previewable, #Preview
    @Test func `A preview keeps state of its own`() async {
        #expect(FoundPreview.all().map(\.name).contains("Counted"))
        let host = mount(PreviewGallery.self)
        host.tap(.link, "Counted")
        await host.settle()
        #expect(host.exists("counted 7"))
    }
}
