import Foundation

/// All creatures, by their places. Two dozen are described in files; the others are put together by a rule, which gives each always the same.
struct Bestiary: Sendable {
    struct Collection: Codable, Sendable {
        let id: Int
        let name: String
        let summary: String
        let symbol: String
        var count: Int
    }

    private(set) var collections: [Collection]
    private let creatures: [Int: [Creature]]
    private let creaturesByID: [Int: Creature]
    private let pictures: [String: Data]

    init() throws {
        let folder = Bundle.module.bundleURL.appending(path: "api", directoryHint: .isDirectory)
        func files(in name: String) throws -> [URL] {
            try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
        }
        let described = try files(in: "creatures").map { file in
            var creature = try JSONDecoder().decode(Creature.self, from: Data(contentsOf: file))
            creature.id = Int(file.deletingPathExtension().lastPathComponent) ?? 0
            return creature
        }
        let invented = InventedCreatures.all
        let all = (described + invented.map(\.creature)).sorted { $0.id < $1.id }
        creatures = Dictionary(grouping: all) { $0.id / 100 }
        creaturesByID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        var pictures = Dictionary(uniqueKeysWithValues: invented.map { ($0.creature.picture, Data($0.drawing.utf8)) })
        for file in try files(in: "pictures") { pictures["pictures/" + file.lastPathComponent] = try Data(contentsOf: file) }
        self.pictures = pictures
        collections = try JSONDecoder().decode([Collection].self, from: Data(contentsOf: folder.appending(path: "collections.json")))
        for index in collections.indices { collections[index].count = creatures[collections[index].id]?.count ?? 0 }
    }

    /// Returns the creatures of a place; `nil` if there is no such place.
    func creatures(of collection: Int) -> [Creature]? {
        collections.contains { $0.id == collection } ? creatures[collection] ?? [] : nil
    }

    func creature(_ id: Int) -> Creature? { creaturesByID[id] }

    func picture(named name: String) -> Data? { pictures["pictures/" + name] }
}
