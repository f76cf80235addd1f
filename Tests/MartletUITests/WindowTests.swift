import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Windows")
struct WindowTests {
    private struct Notes: App {
        var body: some Scene {
            Window("Notes", id: "notes") { Text("Note") }
                .windowStyle(.hiddenTitleBar)
                .windowResizability(.contentSize)
                .defaultSize(width: 400, height: 300)
            Settings { Text("Setting") }
            MenuBarExtra("Notes", systemImage: "note") { Text("Item") }
        }
    }

    // Shows: Window
    @Test func `A session shows the only window of an app, without its settings`() {
        let session = AppSession(Notes.self)
        var texts: [String] = []
        session.tree.root.forEachDescendant { if let text = $0.text { texts.append(text) } }
        #expect(texts == ["Note"])
    }

    @Test func `What has no effect in a browser's window says so once`() {
        var warnings: [String] = []
        _ = AppSession(Notes.self, warned: { warnings.append($0) })
        for name in [".windowStyle", ".windowResizability", ".defaultSize"] {
            #expect(warnings.count { $0.contains(" uses \(name), which has no effect") } == 1)
        }
    }
}
