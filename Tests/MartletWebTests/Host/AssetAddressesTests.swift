import Foundation
import MartletDOM
import Testing

@testable import MartletWeb

@MainActor
@Suite("Addresses of an app's pictures")
struct AssetAddressesTests {
    private let folder: URL
    private let addresses: AssetAddresses

    init() {
        folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString).resources")
        addresses = AssetAddresses(served: [folder.resolvingSymlinksInPath()])
    }

    @Test func `A file in a served folder has the address under which it is served`() {
        let file = folder.appending(path: "cups/not there.svg")
        #expect(addresses.address(of: file.absoluteString) == "/_martlet/assets/cups/not%20there.svg")
    }

    @Test func `Another file of the machine, or of the network, keeps its URL`() {
        #expect(addresses.address(of: "file:///etc/passwd") == "file:///etc/passwd")
        #expect(addresses.address(of: "https://example.org/a.png") == "https://example.org/a.png")
        let above = folder.appending(path: "cups/../../secret.png").absoluteString
        #expect(addresses.address(of: above) == above)
    }

    @Test func `A picture in two resolutions and for the dark has an address for each file`() throws {
        // As an app's bundle lies on the disk: a folder with loose pictures.
        try FileManager.default.createDirectory(at: folder.appending(path: "cups"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try #require(
            Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
        for name in ["cup.png", "cup@2x.png"] { try png.write(to: folder.appending(path: "cups/" + name)) }
        let found = addresses.addresses(ofPicture: "cup", library: folder.path)
        let expected = PictureAddresses([
            .init("/_martlet/assets/cups/cup.png", scale: 1), .init("/_martlet/assets/cups/cup@2x.png", scale: 2),
        ])
        #expect(found == expected)
        #expect(addresses.addresses(ofPicture: "mug", library: folder.path) == nil)
    }
}
