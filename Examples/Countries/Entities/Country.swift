/// A country in a list.
public struct Country: Identifiable, Hashable, Sendable {
    /// The two-letter code of ISO 3166: `FR`.
    public typealias Code = String

    public let code: Code
    /// The name in the requested language.
    public let name: String
    public let population: Int
    public let region: Region

    public var id: Code { code }

    public init(code: Code, name: String, population: Int, region: Region) {
        self.code = code
        self.name = name
        self.population = population
        self.region = region
    }

    /// The flag emoji: the letters of the code as regional indicators.
    public static func flag(of code: Code) -> String {
        let letters = code.unicodeScalars.compactMap { letter in
            ("A"..."Z").contains(letter) ? Unicode.Scalar(0x1F1E6 + letter.value - 65) : nil
        }
        return letters.count == 2 ? String(String.UnicodeScalarView(letters)) : "🏳️"
    }
}

/// A region of the world.
public enum Region: String, CaseIterable, Codable, Sendable {
    case africa = "Africa"
    case americas = "Americas"
    case asia = "Asia"
    case europe = "Europe"
    case oceania = "Oceania"
}
