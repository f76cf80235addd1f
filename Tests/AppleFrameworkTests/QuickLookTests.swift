import Foundation
import MartletTest
import QuickLook
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Previews of files")
struct QuickLookTests {
    private func file(_ name: String, _ data: Data) throws -> URL {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appending(path: name))
        return folder.appending(path: name)
    }

    private struct Page: View {
        let files: [URL]
        @State private var shown: URL?
        @State private var selected: URL?
        var body: some View {
            Button("Look") { shown = files[0] }.quickLookPreview($shown)
            Button("Look at all") { selected = files[0] }.quickLookPreview($selected, in: files)
            Text(shown == nil && selected == nil ? "Closed" : "Open")
        }
    }

    // Shows: .quickLookPreview
    @Test func `A text is shown, and saved`() throws {
        let url = try file("soup.txt", Data("Tomato".utf8))
        let host = mount { Page(files: [url]) }
        host.tap("Look")
        #expect(host.exists("Tomato"))
        host.tap("Save")
        #expect(host.device.savedFiles.map(\.name) == ["soup.txt"])
        host.tap("Done")
        #expect(host.exists("Closed"))
    }

    @Test func `An image is shown, and a document offered`() throws {
        let pixel = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==")!
        let files = [try file("bowl.gif", pixel), try file("menu.pdf", Data("%PDF-1.4".utf8))]
        let host = mount { Page(files: files) }
        host.tap("Look at all")
        #expect(host.exists("bowl.gif"))
        host.tap("Next")
        #expect(host.exists("PDF document, 8 bytes"))
        host.tap("Save File")
        #expect(host.device.savedFiles.map(\.name) == ["menu.pdf"])
    }

    @Test func `A controller shows the files of its data source`() throws {
        final class Menu: QLPreviewControllerDataSource {
            let url: URL
            init(_ url: URL) { self.url = url }
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                url as QLPreviewItem
            }
        }
        struct Preview: UIViewControllerRepresentable {
            let menu: Menu
            func makeUIViewController(context: Context) -> QLPreviewController {
                let controller = QLPreviewController()
                controller.dataSource = menu
                return controller
            }
            func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
        }
        let menu = Menu(try file("menu.json", Data("[\"soup\"]".utf8)))
        #expect(QLPreviewController.canPreview(menu.url))
        let host = mount { Preview(menu: menu) }
        #expect(host.exists("[\"soup\"]"))
    }
}
