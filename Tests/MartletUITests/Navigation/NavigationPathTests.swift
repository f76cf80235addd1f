import Foundation
import MartletUI
import Testing

struct PushedDish: Hashable, Codable {
    let id: Int
}

private struct Place: Hashable {}
private struct Secret: Hashable, Codable {}

@Suite("Paths that are kept")
struct NavigationPathTests {
    // Shows: NavigationPath
    @Test func `A path is had back as it was kept`() throws {
        var path = NavigationPath()
        path.append("menu")
        path.append(PushedDish(id: 7))
        path.append(3)
        let kept = try JSONEncoder().encode(#require(path.codable))
        #expect(try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)) == path)
    }

    @Test func `A path with a value that cannot be kept has no such form`() {
        var path = NavigationPath([1])
        path.append(Place())
        #expect(path.codable == nil)
        #expect(NavigationPath([Secret()]).codable == nil)
    }

    @Test(arguments: [#"["no such type","1"]"#, #"["Si","\"seven\""]"#, #"["Si"]"#, "7"])
    func `What is no path is an error`(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }
}
