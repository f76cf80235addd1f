import CoreData
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("A fetch request of a view")
struct FetchRequestTests {
    private func memory() throws -> Library {
        let library = try Library()
        return library
    }

    // Shows: @FetchRequest, FetchedResults, \.managedObjectContext
    @Test func `A list follows insertions, changes and deletions, saved or not`() throws {
        struct Page: View {
            @Environment(\.managedObjectContext) private var context
            @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)], animation: .default)
            private var books: FetchedResults<Book>

            var body: some View {
                Text("\(books.count) books")
                List {
                    ForEach(books) { book in Text(book.title ?? "") }
                        .onDelete { offsets in offsets.map { books[$0] }.forEach(context.delete) }
                }
                Button("Add") {
                    for title in ["Emma", "Ada"] {
                        let book = Book(context: context)
                        book.title = title
                    }
                }
                Button("Rename") { books.last?.title = "Persuasion" }
                Button("Remove") { for index in [0, 1] { context.delete(books[index]) } }
                Button("Save") { try? context.save() }
            }
        }
        let library = try memory()
        defer { library.remove() }
        let host = mount { Page().environment(\.managedObjectContext, library.context) }
        host.find("0 books")
        host.tap("Add")
        host.find("2 books")
        host.find("Emma")
        host.tap("Rename")
        host.find("Persuasion")
        #expect(!host.exists("Emma"))
        host.tap("Save")
        host.find("2 books")
        host.tap("Remove")
        host.find("0 books")
        host.tap("Save")
        host.find("0 books")
        #expect(try library.reopened().titles().isEmpty)
    }

    @Test func `A view sees what a context in the background has saved`() async throws {
        struct Page: View {
            @FetchRequest(entity: Book.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
            private var books: FetchedResults<Book>

            var body: some View { Text(books.map { "\($0.title ?? "") \($0.pages)" }.joined(separator: ", ")) }
        }
        let library = try memory()
        defer { library.remove() }
        library.context.automaticallyMergesChangesFromParent = true
        let emma = library.book("Emma", pages: 1)
        try library.context.save()
        let id = emma.objectID
        let host = mount { Page().environment(\.managedObjectContext, library.context) }
        host.find("Emma 1")
        try await library.container.performBackgroundTask { context in
            (context.object(with: id) as? Book)?.pages = 474
            let book = Book(context: context)
            book.title = "Ulysses"
            try context.save()
        }
        await host.settle { host.exists("Emma 474, Ulysses 0") }
        try await library.container.performBackgroundTask { context in
            context.delete(context.object(with: id))
            try context.save()
        }
        await host.settle { host.exists("Ulysses 0") }
    }

    @Test func `Code sets another predicate and order`() throws {
        struct Page: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.title)], predicate: NSPredicate(format: "pages > 0"))
            private var books: FetchedResults<Book>

            var body: some View {
                Text(books.map { $0.title ?? "" }.joined(separator: ", "))
                Button("Long") { books.nsPredicate = NSPredicate(format: "pages > %d", 500) }
                Button("All") { books.nsPredicate = nil }
                Button("Backwards") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
                Button("By pages") { books.nsSortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)] }
            }
        }
        let library = try memory()
        defer { library.remove() }
        for (title, pages) in [("Ulysses", 730), ("emma", 474), ("Draft", 0)] { library.book(title, pages: Int16(pages)) }
        let host = mount { Page().environment(\.managedObjectContext, library.context) }
        host.find("emma, Ulysses")
        host.tap("Long")
        host.find("Ulysses")
        host.tap("All")
        host.find("Draft, emma, Ulysses")
        host.tap("Backwards")
        host.find("Ulysses, emma, Draft")
        host.tap("By pages")
        host.find("Draft, emma, Ulysses")
    }

    @Test func `A request without an order has that of insertion`() throws {
        struct Page: View {
            @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>
            @FetchRequest(fetchRequest: Self.long) private var long: FetchedResults<Book>
            static var long: NSFetchRequest<Book> {
                let request = Book.fetchRequest()
                request.predicate = NSPredicate(format: "pages > 500")
                request.sortDescriptors = []
                return request
            }

            var body: some View {
                Text(books.map { $0.title ?? "" }.joined(separator: ", "))
                Text("Long: \(long.first?.title ?? "")")
            }
        }
        let library = try memory()
        defer { library.remove() }
        for (title, pages) in [("Ulysses", 730), ("Emma", 474)] { library.book(title, pages: Int16(pages)) }
        try library.context.save()
        let host = mount { Page().environment(\.managedObjectContext, library.context) }
        host.find("Ulysses, Emma")
        host.find("Long: Ulysses")
    }

    // Shows: @SectionedFetchRequest
    @Test func `A request in sections has those of its order`() throws {
        struct Page: View {
            @SectionedFetchRequest(sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\.pages), SortDescriptor(\.title)])
            private var books: SectionedFetchResults<Bool, Book>

            var body: some View {
                ForEach(books) { section in
                    Text("\(section.id ? "Read" : "New"): \(section.map { $0.title ?? "" }.joined(separator: ", "))")
                }
            }
        }
        let library = try memory()
        defer { library.remove() }
        for (title, pages) in [("Ulysses", 730), ("Emma", 474), ("Ada", 1)] {
            library.book(title, pages: Int16(pages)).isRead = pages > 400
        }
        let host = mount { Page().environment(\.managedObjectContext, library.context) }
        host.find("New: Ada")
        host.find("Read: Emma, Ulysses")
    }

    @Test func `A view with an observed object follows it`() throws {
        struct Row: View {
            @ObservedObject var book: Book
            var body: some View {
                TextField("Title", text: Binding($book.title, replacingNilWith: ""))
                Text("Title: \(book.title ?? "")")
                Button("Rename") { book.title = "Ulysses" }
            }
        }
        let library = try memory()
        defer { library.remove() }
        let book = library.book("Emma")
        let host = mount { Row(book: book) }
        host.find("Title: Emma")
        host.tap("Rename")
        host.find("Title: Ulysses")
    }
}

extension Binding where Value == String {
    init(_ source: Binding<String?>, replacingNilWith empty: String) {
        self.init(get: { source.wrappedValue ?? empty }, set: { source.wrappedValue = $0 })
    }
}
