import SwiftUI

/// A star that shows whether a creature is a favourite, and changes that.
public struct FavoriteStar<Book: FavoritesBook>: View {
    @ObservedObject private var book: Book
    private let creature: FavoriteCreature

    public init(_ creature: FavoriteCreature, in book: Book) {
        self.creature = creature
        self.book = book
    }

    public var body: some View {
        let isFavorite = book.contains(creature.id)
        Button(
            isFavorite ? "Remove from favourites" : "Add to favourites", systemImage: isFavorite ? "star.fill" : "star"
        ) {
            book.toggle(creature)
        }
        .labelStyle(.iconOnly)
    }
}
