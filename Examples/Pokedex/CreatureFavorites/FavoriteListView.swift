import SwiftUI

/// The user's favourites. The composition root determines where a creature leads.
public struct FavoriteListView<Book: FavoritesBook, Details: View>: View {
    @ObservedObject private var book: Book
    private let details: (Int, String) -> Details

    /// - Parameters:
    ///   - book: The favourites.
    ///   - details: Creates the destination for a creature's id and name. Called on navigation.
    public init(of book: Book, @ViewBuilder details: @escaping (Int, String) -> Details) {
        self.book = book
        self.details = details
    }

    public var body: some View {
        Group {
            if book.creatures.isEmpty {
                ContentUnavailableView(
                    "No favourites yet", systemImage: "star", description: Text("The star on a creature's page puts it here."))
            } else {
                List {
                    ForEach(book.creatures) { creature in
                        NavigationLink {
                            details(creature.id, creature.name)
                        } label: {
                            Text(creature.name)
                                .font(.headline)
                        }
                    }
                    .onDelete { offsets in
                        for creature in offsets.map({ book.creatures[$0] }) { book.toggle(creature) }
                    }
                }
            }
        }
        .navigationTitle("Favourites")
    }
}
