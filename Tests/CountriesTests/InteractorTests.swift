import CountriesData
import CountriesEntities
import CountriesLogic
import CountriesRepositories
import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Interactors")
struct InteractorTests {
    /// A loadable outside a view, with all its states.
    @MainActor
    private final class Shown<Value: Equatable> {
        private(set) var history: [Loadable<Value>] = []
        private var value = Loadable<Value>.notRequested

        var subject: LoadableSubject<Value> {
            LoadableSubject {
                self.value
            } set: {
                self.value = $0
                self.history.append($0)
            }
        }

        var now: Loadable<Value> { value }
    }

    private let server = FakeServer()
    private let clock = TestClock()
    private let storage: CountriesStorage
    private let state = LiveState(AppState())
    private let english = CountriesQuery(.all, locale: Locale(identifier: "en"))

    init() throws { storage = try CountriesStorage() }

    private var database: SQLiteCountriesRepository { SQLiteCountriesRepository(storage: storage) }

    private func interactor(database: (any CountriesDBRepository)? = nil, days: Double = 0) -> RealCountriesInteractor {
        RealCountriesInteractor(
            state: state, web: HTTPCountriesRepository(client: server.client), database: database ?? self.database, clock: clock
        ) { Date(timeIntervalSince1970: 1_800_000_000 + days * 86_400) }
    }

    /// Runs an operation while time passes.
    private func letting(_ work: @escaping @MainActor () async -> Void) async {
        let task = Task { await work() }
        let time = Task { while !Task.isCancelled { await clock.advance(by: .milliseconds(500)) } }
        await task.value
        time.cancel()
        await time.value
    }

    /// The codes of the loaded countries of a list.
    private func codes(_ list: CountryList) -> [Country.Code]? { state.lists[list].value?.elements.map(\.code) }

    @Test func `C5 C8 The countries of a list go to the app state`() async {
        var history: [Loadable<Pages<Country>>] = []
        let listening = state.publisher(for: \.lists[.all]).dropFirst().sink { history.append($0) }
        await letting { await interactor().load(english) }
        listening.cancel()
        #expect(history.map(\.isLoading) == [true, false])
        #expect(codes(.all) == ["CI", "FR", "DE", "JP"])
        #expect(codes(.favorites) == nil)
    }

    @Test func `C5 C8 The favourites in the app state are those that it lists`() async {
        state.userData.favorites = ["JP", "FR"]
        await letting { await interactor().load(CountriesQuery(.favorites, locale: Locale(identifier: "en"))) }
        #expect(codes(.favorites) == ["FR", "JP"])
        #expect(codes(.all) == nil)
    }

    @Test func `C8 The details of a country go where the caller says, and the app state stays the same`() async {
        let shown = Shown<CountryDetails>()
        let before = state.state
        await letting { await interactor().load(shown.subject, of: "FR", in: Locale(identifier: "en")) }
        #expect(shown.history.map(\.isLoading) == [true, false])
        #expect(shown.now.value?.capital == "Paris")
        #expect(state.state == before)
    }

    @Test func `C26 A list is loaded page by page until its end`() async {
        server.countries = .many(120)
        await letting { await interactor().load(english) }
        #expect(codes(.all)?.count == 50)
        #expect(state.lists[.all].value?.total == 120)
        await interactor().loadMore(english)
        #expect(codes(.all)?.count == 100)
        await interactor().loadMore(english)
        #expect(codes(.all)?.count == 120)
        let atEnd = state.state
        await interactor().loadMore(english)
        #expect(state.state == atEnd)
        #expect(codes(.all) == [CountryRecord].many(120).map(\.code))
        #expect(server.asked == ["GET /v1/countries"])
    }

    @Test func `C26 Refreshing keeps the length of the loaded list`() async {
        server.countries = .many(120)
        await letting { await interactor().load(english) }
        await interactor().loadMore(english)
        await letting { await interactor().refresh(english) }
        #expect(codes(.all)?.count == 100)
    }

    @Test func `A random country is picked from the favourites, if there are any`() async {
        let shown = Shown<Country>()
        await letting { await interactor().pick(shown.subject, in: Locale(identifier: "en")) }
        #expect(shown.now.value != nil)
        state.userData.favorites = ["JP"]
        for _ in 1...5 {
            await interactor().pick(shown.subject, in: Locale(identifier: "en"))
            #expect(shown.now.value?.code == "JP")
        }
    }

    @Test func `C12 Missing data is loaded from the server and stored`() async throws {
        #expect(try await database.countriesStoredAt() == nil)
        await letting { await interactor().load(english) }
        #expect(try await database.countriesStoredAt() != nil)
        #expect(server.asked == ["GET /v1/countries"])
        await interactor().load(english)
        #expect(codes(.all)?.count == 4)
        #expect(server.asked == ["GET /v1/countries"])
    }

    @Test func `C12 The details of a country are loaded once`() async throws {
        let shown = Shown<CountryDetails>()
        await letting { await interactor().load(shown.subject, of: "DE", in: Locale(identifier: "de")) }
        await interactor().load(shown.subject, of: "DE", in: Locale(identifier: "de"))
        let details = try #require(shown.now.value)
        #expect(details.country.name == "Deutschland")
        #expect(details.capital == "Berlin")
        #expect(details.neighbors.map(\.name) == ["Frankreich"])
        #expect(server.asked == ["GET /v1/countries", "GET /v1/countries/DE"])
    }

    @Test func `C12 Countries are loaded again after a day, and old ones are shown if the server does not answer`() async {
        await letting { await interactor().load(english) }
        await letting { await interactor(days: 0.9).load(english) }
        #expect(server.asked.count == 1)
        server.mood = .unreachable
        await letting { await interactor(days: 1.1).load(english) }
        #expect(server.asked.count == 2)
        #expect(codes(.all)?.count == 4)
        server.mood = .well
        server.countries = Array([CountryRecord].few.prefix(1))
        await letting { await interactor(days: 1.1).load(english) }
        #expect(codes(.all) == ["FR"])
        await letting { await interactor(days: 2).load(english) }
        #expect(server.asked.count == 3)
    }

    @Test func `C12 Details are loaded again after a day, and old ones are shown if the server does not answer`() async {
        let shown = Shown<CountryDetails>()
        func load(after days: Double) async {
            await letting { await interactor(days: days).load(shown.subject, of: "FR", in: Locale(identifier: "en")) }
        }
        await load(after: 0)
        await load(after: 0.9)
        #expect(server.asked.count { $0.hasSuffix("FR") } == 1)
        server.mood = .broken
        await load(after: 2)
        #expect(server.asked.count { $0.hasSuffix("FR") } == 2)
        #expect(shown.now == .loaded(shown.now.value ?? .france))
        #expect(shown.now.value?.capital == "Paris")
    }

    @Test func `C12 Kept details take one read of the database`() async throws {
        let shown = Shown<CountryDetails>()
        await letting { await interactor().load(shown.subject, of: "FR", in: Locale(identifier: "en")) }
        let counting = CountingDatabase(inner: database)
        await interactor(database: counting).load(shown.subject, of: "FR", in: Locale(identifier: "de"))
        #expect(shown.now.value?.neighbors.map(\.name) == ["Deutschland"])
        #expect(await counting.reads.names == ["details"])
    }

    @Test func `C26 A search that is cancelled while the user types asks for nothing`() async {
        await letting { await interactor().load(english) }
        let before = state.state
        let typing = Task { await interactor().search(CountriesQuery(.all, search: "f", locale: Locale(identifier: "en"))) }
        await clock.advance(by: .milliseconds(249))
        typing.cancel()
        await typing.value
        #expect(state.state == before)
        let stopped = Task { await interactor().search(CountriesQuery(.all, search: "fr", locale: Locale(identifier: "en"))) }
        await clock.advance(by: .milliseconds(249))
        #expect(state.state == before)
        await clock.advance(by: .milliseconds(1))
        await stopped.value
        #expect(codes(.all) == ["FR"])
    }

    @Test func `C8 Views do not write where the user is, but for the bindings of tabs, stacks and sheets`() throws {
        for layer in ["UI", "MVVM", "Leaves"] {
            for file in try Sources.files(in: layer) {
                #expect(!file.text.contains(/routing\.sheet\]? = (?!newValue)/), "\(file.name)")
            }
        }
    }

    @Test func `C9 A database error is shown as a failure`() async {
        await interactor(database: BrokenDatabase()).load(english)
        #expect(state.lists[.all] == .failed(BrokenDatabase.Broken(), last: nil))
    }

    @Test func `C8 An interactor does not keep the state alive`() {
        var state: LiveState<AppState>? = LiveState(AppState())
        weak let watched = state
        let userData = state.map { RealUserDataInteractor(state: $0) }
        let countries = state.map {
            RealCountriesInteractor(state: $0, web: HTTPCountriesRepository(client: server.client), database: database, clock: clock)
        }
        userData?.toggleFavorite("FR")
        #expect(state?.userData.favorites == ["FR"])
        state = nil
        #expect(watched == nil)
        userData?.toggleFavorite("FR")
        countries?.cancel(.all)
    }

    @Test func `C8 Interactors return nothing and have only the methods of their protocols`() throws {
        let folder = Sources.folder.appendingPathComponent("Logic/Interactors")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let protocols = try files.map { try String(contentsOf: $0, encoding: .utf8) }.flatMap {
            $0.matches(of: /(?s)public protocol .*?\n\}/)
        }
        #expect(protocols.count == 4)
        for declaration in protocols { #expect(!declaration.output.contains("->")) }
    }

    @Test(arguments: Port.allCases) func `C7 Views forward taps and their appearance to interactors`(_ port: Port) async throws {
        let mock = Mock<Asked>(expecting: [
            .load(search: ""), .load(search: "f"), .refresh, .details("FR"), .toggleFavorite("FR"), .choose(.german), .requestPush,
        ])
        let ann = try Traveller(port) { services in
            services.override((any CountriesInteractor).self) { MockedCountriesInteractor(mock: mock, state: try $0()) }
            services.override((any UserDataInteractor).self) { _ in MockedUserDataInteractor(mock: mock) }
            services.override((any SystemInteractor).self) { _ in MockedSystemInteractor(mock: mock) }
        }
        await ann.sees("France")
        ann.host.type("f", into: "Search")
        await ann.host.settle { mock.actions.count == 2 }
        ann.host.refresh()
        await ann.host.settle { mock.actions.count == 3 }
        ann.host.tap("France")
        await ann.sees("Capital")
        ann.host.tap("Add to favourites")
        ann.host.select(tab: "Settings")
        ann.host.pick("Deutsch", in: "Language")
        ann.host.act { ann.state.permissions.push = .notRequested }
        ann.host.tap("Allow notifications")
        await ann.host.settle { mock.actions.count == 7 }
        mock.verify()
    }

    /// All that an interface asks of the interactors while somebody uses each of its screens.
    private func asked(by port: Port) async throws -> [Asked] {
        let mock = Mock<Asked>()
        let ann = try Traveller(port) { services in
            services.override((any CountriesInteractor).self) { MockedCountriesInteractor(mock: mock, state: try $0()) }
            services.override((any UserDataInteractor).self) { _ in MockedUserDataInteractor(mock: mock) }
            services.override((any SystemInteractor).self) { _ in MockedSystemInteractor(mock: mock) }
        }
        func waits(for action: Asked) async { await ann.host.settle { mock.actions.last == action } }
        await waits(for: .load(search: ""))
        ann.host.type("f", into: "Search")
        await ann.host.settle { mock.actions.contains(.load(search: "f")) }
        ann.host.refresh()
        await waits(for: .refresh)
        ann.host.tap("France")
        await waits(for: .details("FR"))
        await ann.sees("Capital")
        ann.host.tap("Add to favourites")
        ann.host.act { ann.state.lists[.all] = .isLoading(last: nil, cancel: nil) }
        ann.host.goBack()
        ann.host.tap("Cancel loading")
        ann.host.act { ann.state.lists[.all] = .failed(ValueIsMissing(), last: nil) }
        ann.host.tap("Try again")
        await waits(for: .load(search: "f"))
        ann.host.select(tab: "Settings")
        ann.host.pick("Deutsch", in: "Language")
        ann.host.act { ann.state.permissions.push = .notRequested }
        ann.host.tap("Allow notifications")
        await waits(for: .requestPush)
        ann.host.act { ann.state.permissions.push = .granted }
        ann.host.tap("Send me a country")
        await waits(for: .pick)
        return mock.actions
    }

    @Test func `C25 Both interfaces ask the same of the interactors, so no logic moves to the view models`() async throws {
        let asked = try await asked(by: .clean)
        #expect(try await self.asked(by: .models) == asked)
        #expect(
            asked == [
                .load(search: ""), .load(search: "f"), .refresh, .details("FR"), .toggleFavorite("FR"), .cancel,
                .load(search: "f"), .choose(.german), .requestPush, .pick,
            ])
    }

    @Test func `C26 A mock reports calls in the wrong order`() {
        let mock = Mock<Asked>(expecting: [.details("FR"), .refresh])
        mock.note(.refresh)
        mock.note(.details("FR"))
        #expect(mock.difference == "missing 0: details(\"FR\")\nunexpected 1: details(\"FR\")")
    }

    @Test func `C10 Tasks of a view model are cancelled with it`() async throws {
        let ann = try Traveller(.models, url: "/countries/FR", answersAfter: .seconds(60))
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.tap("Cancel loading")
        await ann.host.settle { !ann.host.exists("Loading…") }
        ann.host.tap("Try again")
        await ann.sees("Loading…")
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.close()
        await ann.host.settle { ann.clock.sleeperCount == 0 }
    }
}

private struct BrokenDatabase: CountriesDBRepository {
    struct Broken: Error {}

    let isKept = false

    func countriesStoredAt() async throws -> Date? { throw Broken() }
    func countries(
        matching search: String, codes: Set<Country.Code>?, locale: Locale, in range: Range<Int>
    ) async throws -> Pages<Country> { throw Broken() }
    func store(_ countries: [CountryRecord], at time: Date) async throws { throw Broken() }
    func details(of code: Country.Code, locale: Locale) async throws -> KeptDetails? { throw Broken() }
    func store(_ details: DetailsRecord, of code: Country.Code, at time: Date) async throws { throw Broken() }
}

/// Notes what is read from a database.
private struct CountingDatabase: CountriesDBRepository {
    actor Reads {
        private(set) var names: [String] = []

        func note(_ name: String) { names.append(name) }
    }

    let inner: SQLiteCountriesRepository
    let reads = Reads()
    var isKept: Bool { inner.isKept }

    func countriesStoredAt() async throws -> Date? {
        await reads.note("countriesStoredAt")
        return try await inner.countriesStoredAt()
    }

    func countries(
        matching search: String, codes: Set<Country.Code>?, locale: Locale, in range: Range<Int>
    ) async throws -> Pages<Country> {
        await reads.note("countries")
        return try await inner.countries(matching: search, codes: codes, locale: locale, in: range)
    }

    func details(of code: Country.Code, locale: Locale) async throws -> KeptDetails? {
        await reads.note("details")
        return try await inner.details(of: code, locale: locale)
    }

    func store(_ countries: [CountryRecord], at time: Date) async throws { try await inner.store(countries, at: time) }
    func store(_ details: DetailsRecord, of code: Country.Code, at time: Date) async throws {
        try await inner.store(details, of: code, at: time)
    }
}
