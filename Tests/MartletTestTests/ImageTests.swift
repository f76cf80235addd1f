import Foundation
import MartletTest
import MartletUI
import TestSupport
import Testing

private struct Album: View {
    var body: some View {
        ForEach(["sea", "moor"], id: \.self) { name in
            AsyncImage(url: URL(string: "https://example.org/\(name).png")) { phase in
                if phase.image != nil { Text("\(name) is here") } else if phase.error != nil { Text("no \(name)") } else { Text("wait") }
            }
        }
    }
}

@MainActor
@Suite("Loading images")
struct PictureTests {
    @Test func `The URLs of loading images are available`() {
        let host = mount { Album() }
        #expect(host.loadingImages == ["https://example.org/sea.png", "https://example.org/moor.png"])
    }

    @Test func `One image loads, another fails`() {
        let host = mount { Album() }
        host.load(image: "https://example.org/sea.png")
        host.load(image: "https://example.org/moor.png", succeeds: false)
        host.find("sea is here")
        host.find("no moor")
        #expect(host.loadingImages == [])
    }

    @Test func `Completing an image that no view is loading is reported with those that are`() {
        let host = mount { Album() }
        #expect(
            failure { host.load(image: "/x") }.hasPrefix(
                "No view is loading an image from /x. Loading: https://example.org/sea.png, https://example.org/moor.png."))
    }
}
