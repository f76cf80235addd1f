import CountriesData
import CountriesEntities
import Foundation
import MartletKit
import SwiftUI

/// The query of a list of countries.
public struct CountriesQuery: Hashable, Sendable {
    /// A part of the name; empty for all countries.
    public var search: String
    /// The countries to search; `nil` for all.
    public var codes: Set<Country.Code>?
    public var locale: Locale

    public init(search: String = "", codes: Set<Country.Code>? = nil, locale: Locale) {
        self.search = search
        self.codes = codes
        self.locale = locale
    }
}

/// Loads countries for views. Results go to the view's binding and are not returned.
@MainActor
public protocol CountriesInteractor {
    /// Loads countries from the database, or from the server if the database is empty; stores those.
    func load(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async
    /// Reloads countries from the server.
    func refresh(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async
    /// Loads the details of a country.
    func load(_ details: Binding<Loadable<CountryDetails>>, of code: Country.Code, in locale: Locale) async
}

/// Loads countries from the database first, otherwise from the server. It stores nothing itself.
public struct RealCountriesInteractor: CountriesInteractor {
    /// The minimum duration of a load, so that a progress view does not flash.
    public static let leastLoadingTime: Duration = .milliseconds(500)

    private let web: any CountriesWebRepository
    private let database: any CountriesDBRepository
    private let options: LoadOptions

    public init(web: any CountriesWebRepository, database: any CountriesDBRepository, clock: any Clock<Duration>) {
        self.web = web
        self.database = database
        options = LoadOptions(minimumDuration: Self.leastLoadingTime, clock: clock)
    }

    public func load(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async {
        await countries.load {
            try await keepCountries()
            return try await database.countries(matching: query.search, codes: query.codes, locale: query.locale)
        }
    }

    public func refresh(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async {
        await countries.load {
            try await fetchCountries()
            return try await database.countries(matching: query.search, codes: query.codes, locale: query.locale)
        }
    }

    public func load(_ details: Binding<Loadable<CountryDetails>>, of code: Country.Code, in locale: Locale) async {
        await details.load { try await self.details(of: code, in: locale) }
    }

    private func keepCountries() async throws {
        if try await !database.hasCountries() { try await fetchCountries() }
    }

    private func fetchCountries() async throws {
        let countries = try await options.run { try await web.countries() }
        try await database.store(countries)
    }

    private func keptDetails(of code: Country.Code) async throws -> DetailsRecord {
        if let kept = try await database.details(of: code) { return kept }
        let details = try await options.run { try await web.details(of: code) }
        try await database.store(details, of: code)
        return details
    }

    private func details(of code: Country.Code, in locale: Locale) async throws -> CountryDetails {
        try await keepCountries()
        guard let country = try await database.countries(matching: "", codes: [code], locale: locale).first else { throw ValueIsMissing() }
        let record = try await keptDetails(of: code)
        let neighbors = try await database.countries(matching: "", codes: Set(record.borders), locale: locale)
        return CountryDetails(
            country: country, capital: record.capital, languages: record.languages, currencies: record.currencies,
            neighbors: Array(neighbors))
    }
}
