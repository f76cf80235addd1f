import CountriesData
import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Interactors")
struct InteractorTests {
    /// A loadable outside a view, with all its states.
    private final class Shown<Value: Equatable> {
        private(set) var history: [Loadable<Value>] = []
        private var value = Loadable<Value>.notRequested

        var binding: Binding<Loadable<Value>> {
            Binding {
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
    private let english = CountriesQuery(locale: Locale(identifier: "en"))

    init() throws { storage = try CountriesStorage() }

    private var database: SQLiteCountriesRepository { SQLiteCountriesRepository(storage: storage) }

    private func interactor(database: (any CountriesDBRepository)? = nil) -> RealCountriesInteractor {
        RealCountriesInteractor(web: HTTPCountriesRepository(client: server.client), database: database ?? self.database, clock: clock)
    }

    /// Runs an operation while time passes.
    private func letting(_ work: @escaping @MainActor () async -> Void) async {
        let task = Task { await work() }
        let time = Task { while !Task.isCancelled { await clock.advance(by: .milliseconds(500)) } }
        await task.value
        time.cancel()
        await time.value
    }

    @Test func `C8 Results go to the binding`() async {
        let shown = Shown<LazyList<Country>>()
        await letting { await interactor().load(shown.binding, english) }
        #expect(shown.history.count == 2)
        #expect(shown.history.first?.isLoading == true)
        #expect(shown.now.value?.map(\.code) == ["CI", "FR", "DE", "JP"])
    }

    @Test func `C12 Missing data is loaded from the server and stored`() async throws {
        let shown = Shown<LazyList<Country>>()
        #expect(try await database.hasCountries() == false)
        await letting { await interactor().load(shown.binding, english) }
        #expect(try await database.hasCountries())
        #expect(server.asked == ["GET /v1/countries"])
        await interactor().load(shown.binding, english)
        #expect(shown.now.value?.count == 4)
        #expect(server.asked == ["GET /v1/countries"])
    }

    @Test func `C12 The details of a country are loaded once`() async throws {
        let shown = Shown<CountryDetails>()
        await letting { await interactor().load(shown.binding, of: "DE", in: Locale(identifier: "de")) }
        await interactor().load(shown.binding, of: "DE", in: Locale(identifier: "de"))
        let details = try #require(shown.now.value)
        #expect(details.country.name == "Deutschland")
        #expect(details.capital == "Berlin")
        #expect(details.neighbors.map(\.name) == ["Frankreich"])
        #expect(server.asked == ["GET /v1/countries", "GET /v1/countries/DE"])
    }

    @Test func `C9 A database error is shown as a failure`() async {
        let shown = Shown<LazyList<Country>>()
        await interactor(database: BrokenDatabase()).load(shown.binding, english)
        #expect(shown.now == .failed(BrokenDatabase.Broken(), last: nil))
    }

    @Test func `C8 An interactor does not keep the state alive`() {
        var state: LiveState<AppState>? = LiveState(AppState())
        weak let watched = state
        let userData = state.map { RealUserDataInteractor(state: $0) }
        userData?.toggleFavorite("FR")
        #expect(state?.userData.favorites == ["FR"])
        state = nil
        #expect(watched == nil)
        userData?.toggleFavorite("FR")
    }

    @Test func `C8 Interactors return nothing and have only the methods of their protocols`() throws {
        let folder = Sources.folder.appendingPathComponent("Logic/Interactors")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let protocols = try files.map { try String(contentsOf: $0, encoding: .utf8) }.flatMap {
            $0.matches(of: /(?s)public protocol .*?\n\}/)
        }
        #expect(protocols.count == 3)
        for declaration in protocols { #expect(!declaration.output.contains("->")) }
    }

    @Test(arguments: Port.allCases) func `C7 Views forward taps and their appearance to interactors`(_ port: Port) async throws {
        let mock = Mock<Asked>(expecting: [
            .load(search: ""), .load(search: "f"), .refresh, .details("FR"), .toggleFavorite("FR"), .choose(.german), .requestPush,
        ])
        let ann = try Traveller(port) { services in
            services.override((any CountriesInteractor).self) { _ in MockedCountriesInteractor(mock: mock) }
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

    @Test func `C26 A mock reports calls in the wrong order`() {
        let mock = Mock<Asked>(expecting: [.details("FR"), .refresh])
        mock.note(.refresh)
        mock.note(.details("FR"))
        #expect(mock.difference == "missing 0: details(\"FR\")\nunexpected 1: details(\"FR\")")
    }

    @Test func `C10 Tasks of a view model are cancelled with it`() async throws {
        let ann = try Traveller(.models, url: "/countries/FR", answersAfter: .seconds(60))
        await ann.host.settle { ann.clock.sleeperCount > 0 }
        ann.host.tap("Cancel")
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

    func hasCountries() async throws -> Bool { throw Broken() }
    func countries(matching search: String, codes: Set<Country.Code>?, locale: Locale) async throws -> LazyList<Country> { throw Broken() }
    func store(_ countries: [CountryRecord]) async throws { throw Broken() }
    func details(of code: Country.Code) async throws -> DetailsRecord? { throw Broken() }
    func store(_ details: DetailsRecord, of code: Country.Code) async throws { throw Broken() }
}
