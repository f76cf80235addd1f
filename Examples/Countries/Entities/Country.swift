/// A country as lists show it.
public struct Country: Identifiable, Hashable, Sendable {
    /// Its two letters in ISO 3166: `FR`.
    public typealias Code = String

    public let code: Code
    /// Its name in the language that was asked for.
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

    /// Its flag as a character: the letters of the code, each as a regional indicator.
    public static func flag(of code: Code) -> String {
        let letters = code.unicodeScalars.compactMap { letter in
            ("A"..."Z").contains(letter) ? Unicode.Scalar(0x1F1E6 + letter.value - 65) : nil
        }
        return letters.count == 2 ? String(String.UnicodeScalarView(letters)) : "🏳️"
    }
}

/// The part of the world that a country is in.
public enum Region: String, CaseIterable, Codable, Sendable {
    case africa = "Africa"
    case americas = "Americas"
    case asia = "Asia"
    case europe = "Europe"
    case oceania = "Oceania"
}
