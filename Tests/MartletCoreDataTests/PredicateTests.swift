import CoreData
import Testing

@MainActor
@Suite("A predicate as text")
struct PredicateTests {
    /// A format, its arguments, and the books that match.
    struct Case: Sendable, CustomTestStringConvertible {
        let format: String
        let arguments: [any Sendable]
        let titles: [String]
        var testDescription: String { format }

        init(_ format: String, _ arguments: any Sendable..., titles: [String]) {
            self.format = format
            self.arguments = arguments
            self.titles = titles
        }
    }

    nonisolated static let cases = [
        Case("title == %@", "Emma", titles: ["Emma"]), Case("title != %@", "Emma", titles: ["Émile", "Ulysses"]),
        Case("pages > %d", 400, titles: ["Emma", "Ulysses"]), Case("pages >= %i AND pages < 500", 400, titles: ["Emma"]),
        Case("pages BETWEEN {100, 474}", titles: ["Emma"]), Case("pages BETWEEN %@", [100, 474], titles: ["Emma"]),
        Case("title BEGINSWITH %@", "Em", titles: ["Emma"]), Case("title BEGINSWITH[cd] %@", "em", titles: ["Emma", "Émile"]),
        Case("title CONTAINS[c] 'MM'", titles: ["Emma"]), Case("title ENDSWITH %@", "es", titles: ["Ulysses"]),
        Case("title LIKE[c] 'u*s?s'", titles: ["Ulysses"]), Case("title MATCHES %@", "[EU].*s", titles: ["Ulysses"]),
        Case("title IN %@", ["Emma", "Ulysses"], titles: ["Emma", "Ulysses"]), Case("title ==[cd] 'emile'", titles: ["Émile"]),
        Case("NOT (title IN {'Emma'})", titles: ["Émile", "Ulysses"]), Case("isRead == YES", titles: ["Emma"]),
        Case("isRead == %@", true, titles: ["Emma"]), Case("!isRead == 1 || pages > 700", titles: ["Émile", "Ulysses"]),
        Case("shelf == nil", titles: ["Ulysses"]), Case("shelf != NULL", titles: ["Emma", "Émile"]),
        Case("shelf.name == %@", "Novels", titles: ["Emma"]), Case("shelf.name != 'Novels'", titles: ["Émile", "Ulysses"]),
        Case("ANY tags.name == 'classic'", titles: ["Emma", "Ulysses"]), Case("NONE tags.name == 'classic'", titles: ["Émile"]),
        Case("tags.@count == 0", titles: ["Émile"]),
        Case("SUBQUERY(tags, $tag, $tag.name BEGINSWITH 'irish').@count > 0", titles: ["Ulysses"]),
        Case("shelf.books.@count > 0 OR title == 'Ulysses'", titles: ["Emma", "Émile", "Ulysses"]),
        Case("%K == %@", "title", "Emma", titles: ["Emma"]), Case("added < %@", Date(), titles: ["Emma", "Émile", "Ulysses"]),
        Case("pages + 26 == 500", titles: ["Emma"]), Case("TRUEPREDICATE", titles: ["Emma", "Émile", "Ulysses"]),
        Case("FALSEPREDICATE", titles: []),
        Case("title > 'F' and not isRead = true", titles: ["Émile", "Ulysses"].filter { $0 > "F" }),
    ]

    private func library() throws -> Library {
        let library = try Library()
        let emma = library.book("Emma", pages: 474, on: library.shelf("Novels"))
        emma.isRead = true
        library.book("Émile", pages: 0, on: library.shelf("Letters"))
        let ulysses = library.book("Ulysses", pages: 730)
        let tags = ["classic", "irish"].map { name in
            let tag = Tag(context: library.context)
            tag.name = name
            return tag
        }
        emma.tags = [tags[0]]
        ulysses.tags = Set(tags)
        return library
    }

    @Test(arguments: cases)
    func `A predicate has the same objects in the store, among changes that are not saved, and without a store`(_ test: Case) throws {
        let library = try library()
        defer { library.remove() }
        func titles() throws -> Set<String> {
            let request = Book.fetchRequest()
            request.predicate = NSPredicate(format: test.format, argumentArray: test.arguments)
            return Set(try library.context.fetch(request).compactMap(\.title))
        }
        #expect(try titles() == Set(test.titles), "not saved")
        try library.context.save()
        #expect(try titles() == Set(test.titles), "saved")
        let predicate = NSPredicate(format: test.format, argumentArray: test.arguments)
        let all = try library.context.fetch(Book.fetchRequest())
        #expect(Set(all.filter { predicate.evaluate(with: $0) }.compactMap(\.title)) == Set(test.titles), "in memory")
    }

    @Test func `Predicates are joined, and read plain values too`() throws {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "title BEGINSWITH %@", "E"), NSPredicate(format: "pages > 0"),
        ])
        let library = try library()
        defer { library.remove() }
        try library.context.save()
        let request = Book.fetchRequest()
        request.predicate = both
        #expect(try library.context.fetch(request).map(\.title) == ["Emma"])
        request.predicate = NSCompoundPredicate(notPredicateWithSubpredicate: both)
        #expect(try library.context.count(for: request) == 2)
        struct Person { var name: String }
        #expect(NSPredicate(format: "name CONTAINS 'n'").evaluate(with: Person(name: "Anna")))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "abc"))
        #expect(NSPredicate(format: "SELF BEGINSWITH $start").withSubstitutionVariables(["start": "a"]).evaluate(with: "abc"))
        #expect(!NSPredicate(format: "SELF BEGINSWITH $start").withSubstitutionVariables(["start": "b"]).evaluate(with: "abc"))
    }
}
