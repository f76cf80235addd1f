import Foundation
import MartletCombine
import Testing

struct FoundationTypesTests {
    @Test func `An index path has a section and a row`() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path == IndexPath(indexes: [2, 3]))
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 2))
    }

    @Test func `A group of apps has a folder, and a path is no group`() throws {
        let name = "group.martlet.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        for wrong in ["", "..", "../a", "a/b"] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
        }
    }

    @Test func `A decimal number becomes a length`() {
        #expect(CGFloat(truncating: Decimal(2.5) as NSNumber) == 2.5)
    }
}
