import Foundation
import MartletTest
import SwiftUI
import Testing

@testable import CreatureFavorites
@testable import PokedexRoot

@MainActor
@Suite("Favourites")
struct FavoritesTests {
    private let barkhorn = FavoriteCreature(id: 204, name: "Barkhorn")
    private let umbrat = FavoriteCreature(id: 406, name: "Umbrat")

    @Test func `B12 A star works alone, and favourites can lead to any view`() {
        let book = FixedFavorites()
        let host = mount {
            NavigationStack {
                VStack {
                    FavoriteStar(barkhorn, in: book)
                    FavoriteListView(of: book) { id, name in Text("\(name), \(id)") }
                }
            }
        }
        host.find("No favourites yet")
        host.tap("Add to favourites")
        host.tap("Barkhorn")
        host.find("Barkhorn, 204")
    }

    @Test func `B6 The book of favourites is whatever the root makes of it`() {
        var written: [String] = []
        let book = KeptFavorites()
        book.toggle(barkhorn)
        #expect(book.creatures == [barkhorn])
        book.keep(#"[{"id":406,"name":"Umbrat"}]"#) { written.append($0) }
        #expect(book.creatures == [umbrat])
        book.toggle(barkhorn)
        book.toggle(umbrat)
        #expect(book.creatures == [barkhorn])
        #expect(written.count == 2)
        #expect(written.last == #"[{"id":204,"name":"Barkhorn"}]"#)
        book.keep("not JSON") { _ in }
        #expect(book.creatures == [])
    }

    @Test func `A swipe removes a favourite`() {
        let book = FixedFavorites([barkhorn, umbrat])
        let host = mount { NavigationStack { FavoriteListView(of: book) { _, _ in EmptyView() } } }
        host.delete("Barkhorn")
        #expect(book.creatures == [umbrat])
        host.expectNone("Barkhorn")
    }
}
