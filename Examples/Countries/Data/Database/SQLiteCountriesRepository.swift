import CountriesEntities
import CountriesRepositories
import Foundation
import GRDB

/// Stores countries in SQLite. It has no state of its own.
public struct SQLiteCountriesRepository: CountriesDBRepository {
    /// A country with its name in one language.
    private struct Named: Decodable, FetchableRecord, Sendable {
        let code: Country.Code
        let name: String
        let population: Int
        let region: Region

        var country: Country { Country(code: code, name: name, population: population, region: region) }
    }

    private static let defaultLanguage = "en"

    private let database: any DatabaseWriter
    public let isKept: Bool

    public init(storage: CountriesStorage) {
        database = storage.database
        isKept = storage.isKept
    }

    public func countriesStoredAt() async throws -> Date? {
        try await database.read { db in
            guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM country)") == true else { return nil }
            let time = try Double.fetchOne(db, sql: "SELECT time FROM storing WHERE name = 'countries'")
            return time.map(Date.init(timeIntervalSince1970:)) ?? .distantPast
        }
    }

    public func countries(
        matching search: String, codes: Set<Country.Code>?, locale: Locale, in range: Range<Int>
    ) async throws -> Pages<Country> {
        let language = locale.language.languageCode?.identifier ?? Self.defaultLanguage
        let pattern = "%" + Self.folded(search).replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_") + "%"
        let arguments: StatementArguments = [
            "language": language, "default": Self.defaultLanguage, "pattern": pattern, "codes": try codes.map(Self.json),
        ]
        return try await database.read { db in
            let total = try Int.fetchOne(db, sql: "SELECT count(*) \(Self.matches)", arguments: arguments) ?? 0
            // Each reader of the database has one order at a time, because locales are too many to keep an order for each.
            db.add(collation: Self.order(in: locale))
            let page = try Named.fetchAll(
                db,
                sql: """
                    SELECT country.code, country.population, country.region, \(Self.shownName) AS name \(Self.matches)
                    ORDER BY \(Self.shownName) COLLATE \(Self.orderName), country.code LIMIT :limit OFFSET :offset
                    """, arguments: arguments + ["limit": range.count, "offset": range.lowerBound])
            return Pages(page.map(\.country), of: total)
        }
    }

    private static let shownName = "coalesce(own.name, country.name)"
    private static let orderName = "localized"

    /// The countries that a search finds.
    private static let matches = """
        FROM country
        LEFT JOIN countryName own ON own.code = country.code AND own.language = :language
        WHERE EXISTS (
            SELECT * FROM countryName n
            WHERE n.code = country.code AND n.language IN (:language, :default) AND n.folded LIKE :pattern ESCAPE '\\')
        AND (:codes IS NULL OR country.code IN (SELECT value FROM json_each(:codes)))
        """

    /// The order of names in a language, ignoring case and accents.
    private static func order(in locale: Locale) -> DatabaseCollation {
        DatabaseCollation(orderName) { $0.compare($1, options: [.caseInsensitive, .diacriticInsensitive], range: nil, locale: locale) }
    }

    private static func json(_ codes: Set<Country.Code>) throws -> String {
        String(decoding: try JSONEncoder().encode(codes), as: UTF8.self)
    }

    public func store(_ countries: [CountryRecord], at time: Date) async throws {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM country")
            try db.execute(
                sql: "INSERT OR REPLACE INTO storing (name, time) VALUES ('countries', ?)", arguments: [time.timeIntervalSince1970])
            let country = try db.makeStatement(sql: "INSERT INTO country (code, name, population, region) VALUES (?, ?, ?, ?)")
            let name = try db.makeStatement(sql: "INSERT INTO countryName (code, language, name, folded) VALUES (?, ?, ?, ?)")
            for record in countries {
                try country.execute(arguments: [record.code, record.name, record.population, record.region.rawValue])
                let names = record.translations.merging([Self.defaultLanguage: record.name]) { _, own in own }
                for (language, text) in names {
                    try name.execute(arguments: [record.code, language, text, Self.folded(text)])
                }
            }
        }
    }

    /// A country with its stored details.
    private struct Detailed: Decodable, FetchableRecord {
        let code: Country.Code
        let name: String
        let population: Int
        let region: Region
        let record: String?
        let storedAt: Double?
    }

    public func details(of code: Country.Code, locale: Locale) async throws -> KeptDetails? {
        let language = locale.language.languageCode?.identifier ?? Self.defaultLanguage
        return try await database.read { db in
            let found = try Detailed.fetchOne(
                db,
                sql: """
                    SELECT country.code, country.population, country.region, \(Self.shownName) AS name, details.record, details.storedAt
                    FROM country
                    LEFT JOIN countryName own ON own.code = country.code AND own.language = :language
                    LEFT JOIN countryDetails details ON details.code = country.code
                    WHERE country.code = :code
                    """, arguments: ["language": language, "code": code])
            guard let found else { return nil }
            let record = try found.record.map { try JSONDecoder().decode(DetailsRecord.self, from: Data($0.utf8)) }
            db.add(collation: Self.order(in: locale))
            let neighbors = try Named.fetchAll(
                db,
                sql: """
                    SELECT country.code, country.population, country.region, \(Self.shownName) AS name
                    FROM country
                    LEFT JOIN countryName own ON own.code = country.code AND own.language = :language
                    WHERE country.code IN (SELECT value FROM json_each(:codes))
                    ORDER BY \(Self.shownName) COLLATE \(Self.orderName), country.code
                    """, arguments: ["language": language, "codes": try Self.json(Set(record?.borders ?? []))])
            return KeptDetails(
                country: Country(code: found.code, name: found.name, population: found.population, region: found.region), record: record,
                storedAt: found.storedAt.map(Date.init(timeIntervalSince1970:)), neighbors: neighbors.map(\.country))
        }
    }

    public func store(_ details: DetailsRecord, of code: Country.Code, at time: Date) async throws {
        let text = String(decoding: try JSONEncoder().encode(details), as: UTF8.self)
        try await database.write {
            try $0.execute(
                sql: "INSERT OR REPLACE INTO countryDetails (code, record, storedAt) VALUES (?, ?, ?)",
                arguments: [code, text, time.timeIntervalSince1970])
        }
    }

    private static func folded(_ text: String) -> String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
