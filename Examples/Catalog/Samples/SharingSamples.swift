import SwiftUI
import UniformTypeIdentifiers

extension Page {
    static let sharing = Page(
        "sharing", "Sharing & files", symbol: "square.and.arrow.up", color: .blue,
        [
            Sample("Share", "ShareLink SharePreview", ShareLinks()),
            Sample("Open a file", ".fileImporter", FilesOpen()),
            Sample("Save a file", ".fileExporter", FilesSave()),
            Sample("Open an address", "", OpenAddress()),
        ])
}

struct ShareLinks: View {
    private let page = URL(string: "https://www.swift.org")!

    var body: some View {
        VStack(spacing: 12) {
            ShareLink(item: page)
            ShareLink("Recommend Swift", item: page, message: Text("Look at this"))
            ShareLink(item: "A text", preview: SharePreview("A text")) { Label("A text", systemImage: "text.bubble") }
        }
    }
}

struct FilesOpen: View {
    @State private var isShown = false
    @State private var name = "No file"

    var body: some View {
        VStack(spacing: 12) {
            Button("Choose a text", systemImage: "doc") { isShown = true }
            Text(name).foregroundStyle(.secondary)
        }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { result in
            name = (try? result.get())?.lastPathComponent ?? "It could not be opened"
        }
    }
}

struct FilesSave: View {
    @State private var isShown = false

    var body: some View {
        Button("Save a note", systemImage: "arrow.down.doc") { isShown = true }
            .fileExporter(
                isPresented: $isShown, document: NoteDocument(text: "Buy bread"), contentType: .plainText, defaultFilename: "Note"
            ) { _ in }
    }
}

private struct NoteDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

struct OpenAddress: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Open swift.org") { openURL(URL(string: "https://www.swift.org")!) }
    }
}
