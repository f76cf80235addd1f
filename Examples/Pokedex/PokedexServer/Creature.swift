import Foundation

/// A creature of the bestiary, with all that the server knows about it.
struct Creature: Decodable, Sendable {
    /// The number; in a file it is the file's name.
    var id = 0
    let name: String
    let kinds: [String]
    let height: Int
    let weight: Int
    let description: String
    let habitat: String
    let picture: String
    let strengths: [Strength]

    private enum CodingKeys: CodingKey {
        case name, kinds, height, weight, description, habitat, picture, strengths
    }

    struct Strength: Codable, Sendable {
        let name: String
        let value: Int
    }

    /// A creature in a list.
    struct Summary: Encodable {
        let id: Int
        let name: String
        let kind: String
        let picture: String
    }

    /// A creature's page.
    struct Profile: Encodable {
        let name: String
        let kinds: [String]
        let height: Int
        let weight: Int
        let description: String
        let habitat: String
        let picture: String
        let strengths: [Strength]
    }

    /// An order of a list.
    enum Order: String {
        case number, name

        func sorted(_ creatures: [Creature]) -> [Creature] {
            switch self {
            case .number: creatures.sorted { $0.id < $1.id }
            case .name: creatures.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
            }
        }
    }

    var summary: Summary { Summary(id: id, name: name, kind: kinds.first ?? "", picture: picture) }

    var profile: Profile {
        Profile(
            name: name, kinds: kinds, height: height, weight: weight, description: description, habitat: habitat, picture: picture,
            strengths: strengths)
    }

    /// Whether a text is a part of the name, or a kind, in any case.
    func matches(_ search: String) -> Bool {
        search.isEmpty || name.localizedCaseInsensitiveContains(search)
            || kinds.contains { $0.caseInsensitiveCompare(search) == .orderedSame }
    }
}
