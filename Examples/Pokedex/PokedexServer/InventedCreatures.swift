/// The creatures that nobody has described: names, habits and figures are put together by their numbers.
enum InventedCreatures {
    /// The words of a place, of which its creatures are made.
    private struct Words {
        let place: Int
        let beginnings: [String]
        let ends: [String]
        let kinds: [String]
        let habitats: [String]
    }

    private static let places = [
        Words(
            place: 1, beginnings: ["Brack", "Coral", "Eddy", "Harbour", "Mussel", "Pier", "Sand", "Shoal", "Surf", "Tern"],
            ends: ["fin", "pup", "claw"], kinds: ["Water", "Air", "Stone"],
            habitats: ["Rock pools at low tide", "The harbour wall", "Beyond the last buoy", "Under upturned boats"]),
        Words(
            place: 2, beginnings: ["Bramble", "Burr", "Cedar", "Elder", "Hazel", "Lichen", "Nettle", "Root", "Thistle", "Willow"],
            ends: ["kin", "horn", "mouse"], kinds: ["Leaf", "Stone", "Night"],
            habitats: ["Hollow trunks", "Where the ferns are highest", "Old nests, as a guest", "Beside the charcoal pit"]),
        Words(
            place: 3, beginnings: ["Bog", "Cotton", "Crag", "Curlew", "Flint", "Fog", "Gorse", "Peat", "Scree", "Sleet"],
            ends: ["ram", "wisp", "toad"], kinds: ["Stone", "Air", "Fire"],
            habitats: ["Sheepfolds without sheep", "The lee of a wall", "Peat cuttings", "Cairns, halfway up"]),
        Words(
            place: 4, beginnings: ["Awning", "Cellar", "Dumpling", "Gutter", "Lamp", "Noodle", "Paper", "Ribbon", "Spoon", "Tram"],
            ends: ["cat", "bat", "moth"], kinds: ["Night", "Light", "Fire"],
            habitats: ["Crates that nobody moves", "The tram depot", "Behind the clock", "Steam above the kettles"]),
    ]

    private static let habits = [
        "It counts the steps of whoever passes, and corrects those who miscount.",
        "It keeps a pebble for each friend, and knows them all by weight.",
        "It sleeps through the first half of any storm. Afterwards it asks how that was.",
        "It hums when it is thinking, which is more often than it admits.",
        "It never takes the same way twice, so it is late, and well informed.",
        "Each spring it builds a nest, and gives it away.",
        "It follows lights at a polite distance, and says good night to each.",
        "What it finds it brings back. Nobody knows how it finds the owners.",
        "It yawns with its whole body. Those who see it have to sit down.",
        "In company it is shy, alone it sings. There are people who hide to hear it.",
        "It collects shadows, and returns them in the evening.",
        "It has learned to knock. It has not learned to wait.",
    ]
    private static let strengths = ["Vigour", "Wit", "Speed", "Stealth"]

    /// All of them, each with its picture.
    static let all: [(creature: Creature, drawing: String)] = places.flatMap { words in
        words.ends.indices.flatMap { end in
            words.beginnings.indices.map { beginning in
                // The numbers up to six belong to the described creatures.
                let number = 7 + end * words.beginnings.count + beginning
                return invented(words, number: number, name: words.beginnings[beginning] + words.ends[end])
            }
        }
    }

    private static func invented(_ words: Words, number: Int, name: String) -> (Creature, String) {
        let id = words.place * 100 + number
        let kind = words.kinds[number % words.kinds.count]
        let other = words.kinds[(number / 3 + 1) % words.kinds.count]
        let height = 12 + id * 37 % 150
        let creature = Creature(
            id: id, name: name, kinds: kind == other ? [kind] : [kind, other], height: height, weight: height * height * (3 + id % 4),
            description: habits[id % habits.count], habitat: words.habitats[id % words.habitats.count],
            picture: "pictures/\(name.lowercased()).svg",
            strengths: strengths.enumerated().map { .init(name: $1, value: 10 + (id * 29 + $0 * 47) % 86) })
        return (creature, CreatureDrawing(id: id, kind: kind).svg)
    }
}
