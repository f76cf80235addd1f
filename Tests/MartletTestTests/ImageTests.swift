import Foundation
import MartletTest
import MartletUI
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
@Suite("Pictures that load")
struct PictureTests {
    @Test func `The pictures that are waited for are known by their addresses`() {
        let host = mount { Album() }
        #expect(host.awaitedPictures == ["https://example.org/sea.png", "https://example.org/moor.png"])
    }

    @Test func `A picture comes, another does not`() {
        let host = mount { Album() }
        host.load(picture: "https://example.org/sea.png")
        host.load(picture: "https://example.org/moor.png", succeeds: false)
        host.find("sea is here")
        host.find("no moor")
        #expect(host.awaitedPictures == [])
    }

    @Test func `A picture that nobody waits for is a failure that tells who waits`() {
        let host = mount { Album() }
        #expect(
            failure { host.load(picture: "/x") }.hasPrefix(
                "Nobody waits for the picture at /x. Waited for: https://example.org/sea.png, https://example.org/moor.png."))
    }
}
