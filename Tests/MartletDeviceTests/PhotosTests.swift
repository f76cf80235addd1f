import Foundation
import MartletTest
import MartletTransfers
import PhotosUI
import SwiftUI
import Testing

@testable import MartletDevice

/// What apps write: a type that is made of a picture's bytes.
private struct Picture: Transferable {
    let count: Int
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { Picture(count: $0.count) }
    }
}

private struct AlbumView: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var heard = "nothing"

    var body: some View {
        PhotosPicker("One", selection: $item, matching: .images)
        PhotosPicker("Two", selection: $items, maxSelectionCount: 2)
        Text(heard)
            .task(id: item) {
                guard let item else { return }
                do {
                    let data = try await item.loadTransferable(type: Data.self)
                    let picture = try await item.loadTransferable(type: Picture.self)
                    heard = "data \(data?.count ?? -1), picture \(picture?.count ?? -1), \(item.supportedContentTypes)"
                } catch {
                    heard = error.localizedDescription
                }
            }
            .onChange(of: items) { heard = "\(items.count) items" }
        Button("Stop") { item = nil }
    }
}

/// Loads all of them at once.
private struct ManyPhotosView: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var failure = ""

    var body: some View {
        PhotosPicker("Choose", selection: $items)
        Text(failure)
        ForEach(items, id: \.self) { item in
            Text("item").task {
                do { _ = try await item.loadTransferable(type: Data.self) } catch { failure = error.localizedDescription }
            }
        }
    }
}

@MainActor
@Suite("Chosen photos")
struct PhotosTests {
    /// Shows an album, and waits until its first task has ended: it would read an item chosen before, and fail because it is cancelled.
    private func album() async -> TestHost {
        let host = mount { AlbumView() }
        await host.settle()
        return host
    }

    private func file(_ name: String, _ count: Int, type: String = "image/png") -> TestDevice.File {
        TestDevice.File(name, type: type, data: Data(repeating: 7, count: count))
    }

    // Shows: PhotosPicker, import PhotosUI
    @Test func `A chosen photo is loaded as data and as a type of the app`() async {
        let host = await album()
        host.tap("One")
        #expect(host.device.acceptedFiles == "image/*")
        host.device.choose([file("soup.png", 600_000)])
        #expect(host.device.acceptedFiles == nil)
        await host.settle { host.exists("data 600000, picture 600000, [public.png]") }
    }

    @Test func `A type that takes no such file gives nothing`() async {
        let host = await album()
        host.tap("One")
        host.device.choose([file("note.txt", 5, type: "text/plain")])
        await host.settle { host.exists("data 5, picture -1, [public.plain-text]") }
    }

    @Test func `No more files are taken than may be chosen`() async {
        let host = mount { AlbumView() }
        host.tap("Two")
        host.device.choose([file("a.png", 1), file("b.png", 1), file("c.png", 1)])
        host.find("2 items")
    }

    @Test func `A closed dialog changes nothing`() async {
        let host = mount { AlbumView() }
        host.tap("Two")
        host.device.cancelChoice()
        #expect(host.device.acceptedFiles == nil)
        host.find("nothing")
    }

    @Test func `A presented picker ends with the user's choice`() {
        let host = mount { PresentedPhotos() }
        host.tap("Ask")
        host.find("0 items, presented")
        host.device.choose([file("a.png", 1), file("b.png", 1)])
        host.find("2 items, not presented")
    }

    @Test(arguments: ["Never mind", "Leave"])
    func `A presented picker takes its question back when the app ends it, or its view goes`(button: String) {
        let host = mount { PresentedPhotos() }
        host.tap("Ask")
        #expect(host.device.acceptedFiles == "image/*,video/*")
        host.tap(button)
        #expect(host.device.acceptedFiles == nil)
    }

    @Test func `The app hears that the server has no room for a file`() {
        #expect(FileFailure(.full).errorDescription == "The server has no room for the file now. Try again later.")
        #expect(FileFailure(.unwritable).errorDescription == "The server could not write the file.")
    }

    @Test func `A file that the page has lost is an error`() async {
        let host = await album()
        host.tap("One")
        host.device.choose([file("soup.png", 3)])
        host.device.forgetFiles()
        await host.settle { host.exists("The page has lost the file, or could not send it. Choose it again.") }
    }

    @Test func `A file of which nothing comes for two minutes is lost, and one that comes slowly is not`() async {
        let host = await album()
        host.device.sendsFiles = false
        host.tap("One")
        host.device.choose([file("soup.png", 3)])
        await host.settle { host.device.loadingFiles == ["soup.png"] }
        await host.advance(by: .seconds(119))
        host.device.send(1, of: "soup.png")
        await host.settle()
        await host.advance(by: .seconds(119))
        host.find("nothing")
        #expect(host.device.loadingFiles == ["soup.png"])
        await host.advance(by: .seconds(1))
        host.find("The page has lost the file, or could not send it. Choose it again.")
        #expect(host.device.loadingFiles == [])
    }

    @Test func `A file that is too large is refused before it is sent`() async {
        let host = await album()
        host.tap("One")
        host.device.choose([TestDevice.File("big.png", type: "image/png", data: Data(count: 100 * 1024 * 1024 + 1))])
        await host.settle { host.exists("The file is too large: files have at most 100 MB, and all that the app holds at a time 256 MB.") }
        #expect(host.device.loadingFiles == [])
    }

    @Test func `A session holds 256 MB at a time, also of files that have not arrived`() async {
        let host = mount { ManyPhotosView() }
        host.device.sendsFiles = false
        let data = Data(count: 90 * 1024 * 1024)
        host.tap("Choose")
        host.device.choose(["a.png", "b.png", "c.png"].map { TestDevice.File($0, type: "image/png", data: data) })
        await host.settle { host.exists("The file is too large: files have at most 100 MB, and all that the app holds at a time 256 MB.") }
        #expect(host.device.loadingFiles.count == 2)
    }

    @Test func `A page stops sending when nobody waits for the file any more, and can be asked again`() async throws {
        let host = await album()
        host.device.sendsFiles = false
        host.tap("One")
        host.device.choose([file("soup.png", 600_000)])
        await host.settle { host.device.loadingFiles == ["soup.png"] }
        host.tap("Stop")
        await host.settle { host.device.loadingFiles == [] }
        host.device.sendsFiles = true
        host.tap("One")
        host.device.choose([file("soup.png", 600_000)])
        await host.settle { host.exists("data 600000, picture 600000, [public.png]") }
    }

    @Test func `A film is offered where the app asks for films`() {
        let host = mount {
            PhotosPicker("Film", selection: .constant(nil as PhotosPickerItem?), matching: .any(of: [.videos, .images]))
        }
        host.tap("Film")
        #expect(host.device.acceptedFiles == "image/*,video/*")
    }

    /// A PNG file of one pixel, with a comment that makes it larger than what a page contains itself.
    private static let pixel =
        (Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==") ?? Data())
        + Data(count: 4_000_000)

    @Test func `A page gets the address of a chosen photo, not its bytes`() async throws {
        let host = mount { ShownPhoto() }
        host.tap("One")
        host.device.choose([TestDevice.File("soup.png", type: "image/png", data: Self.pixel)])
        await host.settle { host.exists(.role(.image)) }
        let element = host.find(.role(.image))
        let address = try #require(element[.source]?.stringValue)
        #expect(address.hasPrefix("/_martlet/data/"))
        #expect(address.utf8.count == 47)
        #expect(element[.width] == 1.0)
    }

    @Test func `An image is shared as its file, a symbol is not`() async throws {
        let image = try await #require(Image._importing(pixelFile(), .png))
        let host = mount {
            ShareLink("Picture", item: image, preview: SharePreview("Soup"))
            ShareLink("Symbol", item: Image(systemName: "star"), preview: SharePreview("Star"))
        }
        host.tap("Symbol")
        host.tap("Picture")
        await host.settle { !host.device.sharedFiles.isEmpty }
        #expect(host.device.sharedFiles == [TestDevice.File("Soup.png", type: "image/png", data: Self.pixel)])
    }

    private func pixelFile() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        try Self.pixel.write(to: file)
        return file
    }

    @Test(arguments: [
        ("soup.png", "soup.png"), ("../../etc/passwd", "passwd"), (#"C:\Users\Ann\soup.png"#, "soup.png"), ("..", "file"), ("", "file"),
        ("/", "file"),
        ("a\u{0}b\n.png", "ab.png"), ("x/\u{301}../y", "y"), (".", "file"), ("\u{7F}", "file"),
        (String(repeating: "é", count: 300) + ".jpeg", String(repeating: "é", count: 97) + ".jpeg"),
    ])
    func `The name of a file is one component of a path`(name: String, expected: String) {
        #expect(PickedFile.fileName(name) == expected)
        #expect(!PickedFile.fileName(name).unicodeScalars.contains { $0 == "/" || $0 == "\\" })
    }
}

private struct PresentedPhotos: View {
    @State private var isPresented = false
    @State private var isShown = true
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
        Button("Ask") { isPresented = true }
        Button("Never mind") { isPresented = false }
        Button("Leave") { isShown = false }
        Text("\(items.count) items, \(isPresented ? "presented" : "not presented")")
        if isShown { Text("Album").photosPicker(isPresented: $isPresented, selection: $items) }
    }
}

private struct ShownPhoto: View {
    @State private var item: PhotosPickerItem?
    @State private var image: Image?

    var body: some View {
        PhotosPicker("One", selection: $item, matching: .images)
        image
        Text("Photo").task(id: item) { image = try? await item?.loadTransferable(type: Image.self) }
    }
}
