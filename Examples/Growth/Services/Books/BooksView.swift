import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

struct BooksView: View {
    @Service private var books: BooksService

    var body: some View {
        ItemList("Books", items: books.items ?? [], notice: books.notice) { [books] in books.toggle($0) }
            .task { [books] in await books.load() }
    }
}

struct BooksRow: View {
    @Service private var books: BooksService

    var body: some View { TopicRow("Books", open: books.items?.open) }
}
