import DinerFavorites
import DinerFileFavorites
import DinerTextFavorites
import Foundation
import Testing

/// The stores that can keep favourites.
enum StoreKind: CaseIterable {
    case text, file
}

@MainActor
@Suite("Stores of favourites")
struct FavoritesStoreTests {
    /// A text that somebody keeps.
    private final class Kept {
        var text = ""
    }

    private let kept = Kept()
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func store(_ kind: StoreKind) -> any FavoritesStore {
        switch kind {
        case .text: TextFavorites(read: { [kept] in kept.text }, write: { [kept] in kept.text = $0 })
        case .file: FileFavorites(file: file)
        }
    }

    @Test(arguments: StoreKind.allCases) func `A18 Another service finds the favourites in any store`(_ kind: StoreKind) {
        defer { try? FileManager.default.removeItem(at: file) }
        let first = FavoritesService(store: store(kind))
        #expect(first.ids == [])
        first.toggleFavorite("ramen")
        first.toggleFavorite("curry")
        first.toggleFavorite("soup")
        first.toggleFavorite("curry")
        #expect(FavoritesService(store: store(kind)).ids == ["ramen", "soup"])
    }

    @Test(arguments: StoreKind.allCases) func `A18 A service can move to a store, and shows what is there`(_ kind: StoreKind) {
        defer { try? FileManager.default.removeItem(at: file) }
        store(kind).ids = ["curry"]
        let favorites = FavoritesService(ids: ["ramen"])
        favorites.keep(in: store(kind))
        #expect(favorites.ids == ["curry"])
        favorites.toggleFavorite("soup")
        #expect(store(kind).ids == ["curry", "soup"])
    }

    @Test func `A18 A file that is no list of favourites counts as empty`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("<html>".utf8).write(to: file)
        #expect(FileFavorites(file: file).ids == [])
    }
}
