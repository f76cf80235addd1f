import Foundation
import MartletTest
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "folder" else { return FileWrapper(directoryWithFileWrappers: [:]) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct ImportView: View {
    var types: [UTType] = [.plainText, .json]
    @State private var isPresented = false
    @State private var heard = "nothing"

    var body: some View {
        Button("Import") { isPresented = true }
        Button("Never mind") { isPresented = false }
        Text(heard)
        Text(isPresented ? "presented" : "not presented")
            .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: true) { result in
                do {
                    heard = try result.get().map { url in
                        #expect(url.startAccessingSecurityScopedResource())
                        defer { url.stopAccessingSecurityScopedResource() }
                        return try "\(url.lastPathComponent): \(String(contentsOf: url, encoding: .utf8))"
                    }.joined(separator: ", ")
                } catch {
                    heard = error.localizedDescription
                }
            } onCancellation: {
                heard = "cancelled"
            }
    }
}

private struct SingleImportView: View {
    @State private var isPresented = true
    @State private var heard = "nothing"

    var body: some View {
        Text(heard)
            .fileImporter(isPresented: $isPresented, allowedContentTypes: [.item]) { heard = (try? $0.get().lastPathComponent) ?? "failed" }
    }
}

private struct ExportView: View {
    let document: Note?
    var name: String? = "menu"
    @State private var isPresented = false
    @State private var heard = "nothing"

    var body: some View {
        Button("Export") { isPresented = true }
        Text(heard)
        Text(isPresented ? "presented" : "not presented")
            .fileExporter(isPresented: $isPresented, document: document, contentType: .plainText, defaultFilename: name) { result in
                heard = (try? result.get().lastPathComponent) ?? "failed"
            }
    }
}

private struct MoveView: View {
    let file: URL
    @State private var isPresented = false
    @State private var heard = "nothing"

    var body: some View {
        Button("Move") { isPresented = true }
        Text(heard).fileMover(isPresented: $isPresented, file: file) { heard = (try? $0.get()) == file ? "the same" : "another" }
    }
}

/// A table whose rows are a file, unless there are none.
private struct Table: Transferable {
    var rows: [String]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data($0.rows.joined(separator: ";").utf8) }
            .suggestedFileName { $0.rows.first }
            .exportingCondition { !$0.rows.isEmpty }
        DataRepresentation(exportedContentType: .json) { _ in Data() }.visibility(.ownProcess)
        ProxyRepresentation(exporting: \.rows.count.description)
    }
}

@MainActor
private final class Outcome {
    var text: String?
    var urls: [URL] = []
}

private struct LoggedImport: View {
    let outcome: Outcome
    @State private var isPresented = false

    var body: some View {
        Button("Import") { isPresented = true }
            .fileImporter(isPresented: $isPresented, allowedContentTypes: [.text]) { result in
                switch result {
                case .success(let url): outcome.urls.append(url)
                case .failure(let error): outcome.text = error.localizedDescription
                }
            }
    }
}

@MainActor
@Suite("Files of the user")
struct FilesTests {
    private func file(_ name: String, _ text: String) -> TestDevice.File {
        TestDevice.File(name, type: "text/plain", data: Data(text.utf8))
    }

    // Shows: .fileImporter
    @Test func `Chosen files are read by the app, under their names`() async {
        let host = mount { ImportView() }
        host.tap("Import")
        #expect(host.device.acceptedFiles == "text/plain,.txt,.text,application/json,.json")
        host.device.choose([file("a.txt", "soup"), file("b.txt", "tea")])
        host.find("not presented")
        await host.settle { host.exists("a.txt: soup, b.txt: tea") }
    }

    @Test func `A closed dialog is a cancellation`() {
        let host = mount { ImportView() }
        host.tap("Import")
        host.device.cancelChoice()
        host.find("cancelled")
        host.find("not presented")
    }

    @Test func `An app can take its question back`() {
        let host = mount { ImportView() }
        host.tap("Import")
        host.tap("Never mind")
        #expect(host.device.acceptedFiles == nil)
        host.find("nothing")
    }

    @Test func `Any file can be chosen where the app takes any, and one where it takes one`() async {
        let host = mount { SingleImportView() }
        #expect(host.device.acceptedFiles == "")
        host.device.choose([file("a.soup", "1"), file("b.soup", "2")])
        await host.settle { host.exists("a.soup") }
    }

    @Test func `A file that is on its way when the session ends is an error for the app`() async {
        let outcome = Outcome()
        let host = mount { LoggedImport(outcome: outcome) }
        host.device.sendsFiles = false
        host.tap("Import")
        host.device.choose([file("a.txt", "soup")])
        await host.settle { host.device.loadingFiles == ["a.txt"] }
        host.close()
        await host.settle { outcome.text != nil }
        #expect(outcome.text == "The page of the file has been closed.")
    }

    @Test func `A file that is refused for its size takes no room from earlier ones`() async throws {
        let outcome = Outcome()
        let host = mount { LoggedImport(outcome: outcome) }
        host.tap("Import")
        host.device.choose([file("a.txt", "soup")])
        await host.settle { outcome.urls.count == 1 }
        let url = try #require(outcome.urls.first)
        host.tap("Import")
        host.device.choose([TestDevice.File("big.txt", type: "text/plain", data: Data(count: 257 << 20))])
        await host.settle { outcome.text != nil }
        #expect(outcome.text == "The file is too large: files have at most 100 MB, and all that the app holds at a time 256 MB.")
        #expect(FileManager.default.fileExists(atPath: url.path))
    }

    @Test(arguments: [("menu.text", "menu.text"), ("menu.TXT", "menu.TXT"), ("menu.soup", "menu.soup.txt"), ("menu", "menu.txt")])
    func `A name keeps an ending of the document's type`(name: String, expected: String) {
        let host = mount { ExportView(document: Note("soup"), name: name) }
        host.tap("Export")
        #expect(host.device.savedFiles.map(\.name) == [expected])
    }

    // Shows: .fileExporter
    @Test func `The browser saves a document under the name that the app gives`() {
        let host = mount { ExportView(document: Note("soup")) }
        host.tap("Export")
        #expect(host.device.savedFiles == [TestDevice.File("menu.txt", type: "application/octet-stream", data: Data("soup".utf8))])
        host.find("menu.txt")
        host.find("not presented")
    }

    // Shows: Transferable
    @Test func `A link shares a value as the file of its first representation`() async {
        let host = mount { ShareLink("Share", item: Table(rows: ["miso", "ramen"]), preview: SharePreview("Soups")) }
        host.tap("Share")
        await host.settle(until: { !host.device.sharedFiles.isEmpty })
        #expect(host.device.sharedFiles == [TestDevice.File("miso.csv", type: "text/csv", data: Data("miso;ramen".utf8))])
    }

    @Test func `A link skips representations that export nothing to others`() async {
        let host = mount { ShareLink("Share", item: Table(rows: []), preview: SharePreview("Soups")) }
        host.tap("Share")
        await host.settle(until: { !host.device.sharedTexts.isEmpty })
        #expect(host.device.sharedTexts == ["0"])
        #expect(host.device.sharedFiles == [])
    }

    @Test func `Taps that the page has not answered keep the files of the last eight alone`() async {
        let host = mount { ShareLink("Share", item: Table(rows: ["miso"]), preview: SharePreview("Soups")) }
        for _ in 0..<20 { host.tap("Share") }
        await host.settle(until: { !host.device.sharedFiles.isEmpty })
        await host.settle()
        #expect(host.device.sharedFiles.count == 8)
    }

    @Test func `A folder cannot be saved, which is an error`() {
        let host = mount { ExportView(document: Note("folder")) }
        host.tap("Export")
        host.find("failed")
        #expect(host.device.savedFiles == [])
    }

    @Test func `Without a document nothing is saved`() {
        let host = mount { ExportView(document: nil) }
        host.tap("Export")
        host.find("nothing")
        #expect(host.device.savedFiles == [])
    }

    @Test func `A moved file is saved by the browser, and stays with the app`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data("soup".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let host = mount { MoveView(file: url) }
        host.tap("Move")
        host.find("the same")
        #expect(host.device.savedFiles.map(\.name) == [url.lastPathComponent])
        #expect(FileManager.default.fileExists(atPath: url.path))
    }
}
