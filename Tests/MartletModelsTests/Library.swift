import Foundation
import MartletModels

enum Genre: String, Codable, CaseIterable { case novel, poetry, science }

struct Size: Codable, Hashable {
    var width: Int
    var height: Int
}

@Model
final class Author {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

    init(name: String) { self.name = name }
}

@Model
final class Book {
    @Attribute(.unique) var isbn: String
    var title: String
    var pages: Int = 100
    var price: Double = 9.5
    var isRead = false
    var added: Date = Date(timeIntervalSinceReferenceDate: 0)
    var genre: Genre = Genre.novel
    var size: Size = Size(width: 10, height: 20)
    var keywords: [String] = []
    var subtitle: String?
    var link: URL?
    @Attribute(.externalStorage) var cover: Data?
    var number: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    var author: Author?
    var tags: [Tag] = []
    @Transient var isSelected = false

    init(isbn: String, title: String, pages: Int = 100, author: Author? = nil) {
        self.isbn = isbn
        self.title = title
        self.pages = pages
        self.author = author
    }

    var isLong: Bool { pages > 300 }
}

@Model
class Tag {
    #Unique<Tag>([\.name])
    var name: String
    var books: [Book] = []

    init(_ name: String) { self.name = name }
}

/// A store in a folder of its own, in a file.
final class TemporaryStore {
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-models-\(UUID().uuidString)")

    var configuration: ModelConfiguration { ModelConfiguration(url: folder.appending(path: "default.store")) }

    func context() throws -> ModelContext { ModelContext(try ModelContainer(for: Author.self, configurations: configuration)) }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
