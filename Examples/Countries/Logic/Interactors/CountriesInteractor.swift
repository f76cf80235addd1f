import CountriesEntities
import CountriesRepositories
import Foundation
import MartletKit

/// The query of a list of countries.
public struct CountriesQuery: Hashable, Sendable {
    public var list: CountryList
    /// A part of the name; empty for all countries.
    public var search: String
    public var locale: Locale

    public init(_ list: CountryList, search: String = "", locale: Locale) {
        self.list = list
        self.search = search
        self.locale = locale
    }
}

/// Loads countries for views, and returns nothing: a list goes to the app state, and what one view alone needs goes where that view says.
@MainActor
public protocol CountriesInteractor {
    /// Loads the beginning of a list from the database, or from the server if the database is empty; stores those.
    func load(_ query: CountriesQuery) async
    /// Loads a list when the user has stopped typing: if this is cancelled before, nothing is asked for.
    func search(_ query: CountriesQuery) async
    /// Loads the next page of a list, if there is one and the list is not being loaded.
    func loadMore(_ query: CountriesQuery) async
    /// Reloads all countries from the server.
    func refresh(_ query: CountriesQuery) async
    /// Cancels the running load of a list.
    func cancel(_ list: CountryList)
    /// Loads the details of a country.
    func load(_ details: LoadableSubject<CountryDetails>, of code: Country.Code, in locale: Locale) async
    /// Loads a random country, a favourite if there are any.
    func pick(_ country: LoadableSubject<Country>, in locale: Locale) async
}

/// Loads countries from the database first, otherwise from the server. It stores nothing itself.
public struct RealCountriesInteractor: CountriesInteractor {
    /// The minimum duration of a load from the server, so that a progress view does not flash.
    public static let leastLoadingTime: Duration = .milliseconds(500)
    /// How long the user must have stopped typing before the list is searched.
    public static let pause: Duration = .milliseconds(250)
    /// How long what the server has sent is taken for current.
    public static let lifetime: TimeInterval = 24 * 60 * 60
    /// The number of countries that are read at once.
    public static let pageSize = 50

    private weak var state: LiveState<AppState>?
    private let web: any CountriesWebRepository
    private let database: any CountriesDBRepository
    private let options: LoadOptions
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    public init(
        state: LiveState<AppState>, web: any CountriesWebRepository, database: any CountriesDBRepository, clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date = { .now }
    ) {
        self.state = state
        self.web = web
        self.database = database
        self.clock = clock
        self.now = now
        options = LoadOptions(minimumDuration: Self.leastLoadingTime, clock: clock)
    }

    public func load(_ query: CountriesQuery) async {
        await list(query.list).load {
            try await keepCountries()
            return try await countries(query, in: 0..<Self.pageSize)
        }
    }

    public func search(_ query: CountriesQuery) async {
        do { try await clock.sleep(for: Self.pause) } catch { return }
        await load(query)
    }

    public func loadMore(_ query: CountriesQuery) async {
        guard case .loaded(let pages) = list(query.list).value, pages.hasMore else { return }
        let count = pages.elements.count
        await list(query.list).load { pages.appending(try await countries(query, in: count..<count + Self.pageSize)) }
    }

    public func refresh(_ query: CountriesQuery) async {
        // A user who has scrolled down keeps all that is shown.
        let count = list(query.list).value.value?.elements.count ?? 0
        await list(query.list).load {
            try await fetchCountries()
            return try await countries(query, in: 0..<max(count, Self.pageSize))
        }
    }

    public func cancel(_ list: CountryList) { self.list(list).value.cancelLoading() }

    public func load(_ details: LoadableSubject<CountryDetails>, of code: Country.Code, in locale: Locale) async {
        await details.load { try await self.details(of: code, in: locale) }
    }

    public func pick(_ country: LoadableSubject<Country>, in locale: Locale) async {
        let hasFavorites = state?.userData.favorites.isEmpty == false
        let query = CountriesQuery(hasFavorites ? .favorites : .all, locale: locale)
        await country.load {
            try await keepCountries()
            let total = try await countries(query, in: 0..<0).total
            guard let index = (0..<total).randomElement() else { throw ValueIsMissing() }
            guard let picked = try await countries(query, in: index..<index + 1).elements.first else { throw ValueIsMissing() }
            return picked
        }
    }

    /// A list in the app state. It does not keep the state alive.
    private func list(_ list: CountryList) -> LoadableSubject<Pages<Country>> {
        LoadableSubject { [weak state] in
            state?[\.lists[list]] ?? .notRequested
        } set: { [weak state] in
            state?[\.lists[list]] = $0
        }
    }

    private func countries(_ query: CountriesQuery, in range: Range<Int>) async throws -> Pages<Country> {
        let codes = query.list == .favorites ? state?.userData.favorites ?? [] : nil
        return try await database.countries(matching: query.search, codes: codes, locale: query.locale, in: range)
    }

    private func keepCountries() async throws {
        guard let time = try await database.countriesStoredAt() else { return try await fetchCountries() }
        // Old countries are better than none.
        if isOld(time) { try? await fetchCountries() }
    }

    private func fetchCountries() async throws {
        let countries = try await options.run { try await web.countries() }
        try await database.store(countries, at: now())
    }

    private func isOld(_ time: Date) -> Bool { now().timeIntervalSince(time) > Self.lifetime }

    private func details(of code: Country.Code, in locale: Locale) async throws -> CountryDetails {
        if let kept = try await database.details(of: code, locale: locale), let time = kept.storedAt, !isOld(time),
            let details = CountryDetails(kept)
        {
            return details
        }
        try await keepCountries()
        guard try await database.details(of: code, locale: locale) != nil else { throw ValueIsMissing() }
        do {
            let record = try await options.run { try await web.details(of: code) }
            try await database.store(record, of: code, at: now())
        } catch {
            // Old details are better than none.
            guard !Task.isCancelled, let details = try await keptDetails(of: code, in: locale) else { throw error }
            return details
        }
        guard let details = try await keptDetails(of: code, in: locale) else { throw ValueIsMissing() }
        return details
    }

    private func keptDetails(of code: Country.Code, in locale: Locale) async throws -> CountryDetails? {
        try await database.details(of: code, locale: locale).flatMap(CountryDetails.init)
    }
}

extension CountryDetails {
    /// What is stored of a country; `nil` if its details are not.
    fileprivate init?(_ kept: KeptDetails) {
        guard let record = kept.record else { return nil }
        self.init(
            country: kept.country, capital: record.capital, languages: record.languages, currencies: record.currencies,
            neighbors: kept.neighbors)
    }
}
