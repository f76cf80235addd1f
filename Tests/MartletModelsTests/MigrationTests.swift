import Foundation
@testable import MartletModels
import Testing

/// The classes of an app before and after its relationships have changed. Their tables have the same names.
private enum Before {
    @Model
    final class Shelf {
        var name: String
        var volumes: [Volume] = []
        var first: Volume?
        @Relationship(inverse: \Label.shelves) var labels: [Label] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Volume {
        var title: String

        init(title: String) { self.title = title }
    }

    @Model
    final class Label {
        var text: String
        var shelves: [Shelf] = []

        init(text: String) { self.text = text }
    }
}

private enum After {
    @Model
    final class Shelf {
        var name: String
        @Relationship(inverse: \Volume.shelf) var volumes: [Volume] = []
        @Relationship(originalName: "first") var favourites: [Volume] = []
        @Relationship(originalName: "labels", inverse: \Label.shelves) var marks: [Label] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Volume {
        var title: String
        var shelf: Shelf?

        init(title: String) { self.title = title }
    }

    @Model
    final class Label {
        var text: String
        var shelves: [Shelf] = []

        init(text: String) { self.text = text }
    }
}

private enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Guest.self] }

    @Model
    final class Guest {
        var name: String

        init(name: String) { self.name = name }
    }
}

private enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Guest.self] }

    @Model
    final class Guest {
        @Attribute(.unique) var name: String
        var initial = ""

        init(name: String) { self.name = name }
    }
}

private enum Third: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Guest.self] }

    @Model
    final class Guest {
        @Attribute(originalName: "name") var fullName: String
        var initial = ""

        init(fullName: String) { self.fullName = fullName }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self, Third.self] }

    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Second.self,
                willMigrate: { context in
                    var names: Set<String> = []
                    for guest in try context.fetch(FetchDescriptor<First.Guest>()) where !names.insert(guest.name).inserted {
                        context.delete(guest)
                    }
                    try context.save()
                },
                didMigrate: { context in
                    for guest in try context.fetch(FetchDescriptor<Second.Guest>()) { guest.initial = String(guest.name.prefix(1)) }
                    try context.save()
                }),
            .lightweight(fromVersion: Second.self, toVersion: Third.self),
        ]
    }
}

@Suite("A migration")
struct MigrationTests {
    let store = TemporaryStore()

    private func writeBefore() throws {
        let context = ModelContext(try ModelContainer(for: Before.Shelf.self, configurations: store.configuration))
        let shelf = Before.Shelf(name: "Epics")
        context.insert(shelf)
        shelf.volumes = [Before.Volume(title: "Ilias"), Before.Volume(title: "Odyssey")]
        shelf.first = shelf.volumes[1]
        shelf.labels = [Before.Label(text: "Greek")]
        try context.save()
    }

    @Test func `keeps what a relationship refers to when it gets another side, another name, or can be many`() throws {
        try writeBefore()
        for _ in 1...2 {
            let context = ModelContext(try ModelContainer(for: After.Shelf.self, configurations: store.configuration))
            let shelf = try #require(try context.fetch(FetchDescriptor<After.Shelf>()).first)
            #expect(shelf.volumes.map(\.title) == ["Ilias", "Odyssey"])
            #expect(shelf.volumes[0].shelf == shelf)
            #expect(shelf.favourites.map(\.title) == ["Odyssey"])
            #expect(shelf.marks.map(\.text) == ["Greek"])
            #expect(shelf.marks[0].shelves == [shelf])
        }
    }

    @Test func `back does not bring back what has changed meanwhile`() throws {
        try writeBefore()
        let context = ModelContext(try ModelContainer(for: After.Shelf.self, configurations: store.configuration))
        let shelf = try #require(try context.fetch(FetchDescriptor<After.Shelf>()).first)
        shelf.volumes.removeFirst()
        try context.save()
        let back = ModelContext(try ModelContainer(for: Before.Shelf.self, configurations: store.configuration))
        #expect(try back.fetch(FetchDescriptor<Before.Shelf>()).map { $0.volumes.map(\.title) } == [["Odyssey"]])
    }

    @Test func `runs the code of a stage, once, before and after its tables change`() throws {
        let old = ModelContext(try ModelContainer(for: First.Guest.self, configurations: store.configuration))
        for name in ["Ann", "Bob", "Ann"] { old.insert(First.Guest(name: name)) }
        try old.save()
        for _ in 1...2 {
            let new = ModelContext(
                try ModelContainer(for: Third.Guest.self, migrationPlan: Plan.self, configurations: store.configuration))
            let guests = try new.fetch(FetchDescriptor<Third.Guest>(sortBy: [SortDescriptor(\.fullName)]))
            #expect(guests.map(\.fullName) == ["Ann", "Bob"])
            #expect(guests.map(\.initial) == ["A", "B"])
        }
        // The name is not unique any more.
        let new = ModelContext(try ModelContainer(for: Third.Guest.self, migrationPlan: Plan.self, configurations: store.configuration))
        new.insert(Third.Guest(fullName: "Ann"))
        try new.save()
        #expect(try new.fetchCount(FetchDescriptor<Third.Guest>()) == 3)
    }

    @Test func `has no stage for a new store`() throws {
        let new = ModelContext(try ModelContainer(for: Third.Guest.self, migrationPlan: Plan.self, configurations: store.configuration))
        new.insert(Third.Guest(fullName: "Ann"))
        try new.save()
        let again = ModelContext(try ModelContainer(for: Third.Guest.self, migrationPlan: Plan.self, configurations: store.configuration))
        #expect(try again.fetch(FetchDescriptor<Third.Guest>()).map(\.initial) == [""])
    }
}
