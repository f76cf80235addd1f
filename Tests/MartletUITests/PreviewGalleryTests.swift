import Foundation
import MartletTest
import MartletUI
import Testing

@testable import MartletPreviews

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

private struct Old_Previews: PreviewProvider {
    static var previews: some View { Text("A preview of the older form") }
}

@MainActor private func preview(_ name: String) throws -> FoundPreview { try #require(FoundPreview.all().first { $0.name == name }) }

@MainActor
@Suite("The gallery of previews")
struct PreviewGalleryTests {
    @Test func `Previews are found with their modules and names`() {
        let found = FoundPreview.all().filter { $0.name.hasPrefix("Gallery, ") }
        #expect(found.map(\.name) == ["Gallery, plain", "Gallery, failing"])
        #expect(found.map(\.module) == ["MartletUITests", "MartletUITests"])
    }

    // Shows: PreviewProvider
    @Test func `A preview provider is found, and shown`() throws {
        let found = try preview(String(describing: Old_Previews.self))
        #expect(found.module == "MartletUITests")
        mount { PreviewScreen(preview: found) }.find("A preview of the older form")
    }

    @Test func `Each preview has a card with its file, and a frame for each colour scheme`() {
        let host = mount(PreviewGallery.self)
        host.find(.role(.group, "Gallery, plain"))
        host.find("Gallery, plain, light")
        host.find("Gallery, plain, dark")
        host.pick("Dark", in: "Colours")
        host.expectNone("Gallery, plain, light")
        host.find("Gallery, plain, dark")
    }

    @Test func `Only previews with the text that is searched for are on the board`() {
        let host = mount(PreviewGallery.self)
        host.type("PLAIN", into: "Search")
        host.find(.role(.group, "Gallery, plain"))
        host.expectNone(.role(.group, "Gallery, failing"))
    }

    @Test func `A preview whose surroundings cannot be made says so`() async throws {
        let found = try preview("Gallery, failing")
        let host = mount { PreviewScreen(preview: found) }
        await host.settle()
        host.find("The preview could not be created")
        host.expectNone("Never seen")
    }

    @Test func `A preview that has crashed is not shown again, and its error is`() throws {
        let found = try preview("Gallery, plain")
        let crashes = PreviewCrashes(environment: ["MARTLET_PREVIEWS": "/preview/a/b/c\tFatal error: Index out of range"])
        #expect(crashes[found, at: PreviewAddress(path: "/preview/a/b/d")] == nil)
        let message = try #require(crashes[found, at: PreviewAddress(path: "/preview/a/b/c")])
        let host = mount { PreviewScreen(preview: found, crash: message, frame: nil, scheme: nil) }
        host.find("This preview crashed")
        host.find(.containing("Fatal error: Index out of range"))
        host.expectNone("A preview of these tests")
    }

    @Test func `The path of a preview has its module, its file and its name`() throws {
        let addresses = PreviewAddress.addresses(of: FoundPreview.all())
        let address = try #require(addresses[preview("Gallery, plain").id])
        #expect(address.path == "/preview/martletuitests/previewgallerytests/gallery-plain")
        #expect(address.path(in: .dark) == "/preview/martletuitests/previewgallerytests/gallery-plain/dark")
        #expect(try addresses[preview("Old_Previews").id]?.path == "/preview/martletuitests/types/old_previews")
    }

    @Test(arguments: [
        ("/preview/a/b/c", true, nil, "/preview/a/b/c"), ("/preview/a/b/c/dark/3?x=1", true, PreviewScheme.dark, "/preview/a/b/c/dark"),
        ("/preview/a/b/c/light-desk", true, .light, "/preview/a/b/c/light-desk"), ("/preview/a/b/c/3", true, nil, "/preview/a/b/c"),
        ("/preview/a/b/c-2", false, nil, ""),
    ])
    func `A location names the preview and its frame`(location: String, isInside: Bool, scheme: PreviewScheme?, path: String) {
        let address = PreviewAddress(path: "/preview/a/b/c")
        #expect(address.contains(location) == isInside)
        guard isInside else { return }
        #expect(address.frame(at: location).scheme == scheme)
        #expect(address.frame(at: location).path == path)
    }

    @Test func `A preview's place is found in the files of the app`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/PreviewGalleryTests.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let found = try preview("Gallery, plain")
        guard case .file(_, let line) = found.origin else {
            Issue.record("Its file is not known.")
            return
        }
        // The compiler has read a copy with one line more.
        let lines = Array(repeating: "", count: line - 2) + ["#Preview(\"Gallery, plain\") {", "struct Old_Previews: PreviewProvider {"]
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        let places = PreviewPlaces(files: [file])
        #expect(places[found]?.editorLink == "vscode://file\(file.path):\(line - 1)")
        #expect(try places[preview("Old_Previews")]?.name == "PreviewGalleryTests.swift:\(line)")
        #expect(try places[preview("Gallery, failing")] == nil)
    }
}

#Preview("Counted") {
    @Previewable @State var count = 7
    Text("counted \(count)")
    Button("Count") { count += 1 }
}

@MainActor
@Suite("State in a preview")
struct PreviewStateTests {
    // Shows: @Previewable, #Preview
    @Test func `A preview keeps state of its own`() throws {
        let found = try preview("Counted")
        let host = mount { PreviewScreen(preview: found) }
        #expect(host.exists("counted 7"))
        host.tap("Count")
        #expect(host.exists("counted 8"))
    }
}
