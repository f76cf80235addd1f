import Combine
import CountriesEntities
import CountriesLeaves
import CountriesLogic
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("State and its views")
struct StateTests {
    @Test func `C6 Writing an equal value notifies nobody, a bulk update notifies once`() {
        let state = LiveState(AppState())
        var told: [AppState] = []
        let listening = state.publisher(for: \.self).dropFirst().sink { told.append($0) }
        state.routing.tab = .countries
        state.userData.language = nil
        #expect(told.isEmpty)
        state.bulkUpdate {
            $0.routing.tab = .settings
            $0.userData.favorites = ["FR"]
        }
        #expect(told.count == 1)
        listening.cancel()
    }

    @Test func `C6 A listener to a part receives only changes of that part`() async {
        let state = LiveState(AppState())
        let tabs = state.updates(for: \.routing.tab)
        var iterator = tabs.makeAsyncIterator()
        #expect(await iterator.next() == .countries)
        state.userData.favorites = ["FR"]
        state.routing.path = [.details("FR")]
        state.routing.tab = .settings
        #expect(await iterator.next() == .settings)
    }

    @Test func `C1 C9 The content depends only on the loadable`() {
        struct Broken: Error {}
        @MainActor final class Model: ObservableObject {
            @Published var loadable = Loadable<String>.notRequested
        }
        struct Page: View {
            @ObservedObject var model: Model

            var body: some View { LoadableContent(model.loadable, cancel: {}, retry: {}) { Text(verbatim: $0) } }
        }
        let model = Model()
        let host = mount { Page(model: model) }
        func shows(_ loadable: Loadable<String>, _ expected: Set<String>) {
            host.act { model.loadable = loadable }
            let all = ["Loading…", "Cancel loading", "value", "Something went wrong", "Try again"]
            #expect(Set(all.filter { host.exists($0) }) == expected)
        }
        shows(.notRequested, [])
        shows(.isLoading(last: nil, cancel: nil), ["Loading…", "Cancel loading"])
        shows(.isLoading(last: "value", cancel: nil), ["value"])
        shows(.loaded("value"), ["value"])
        shows(.failed(Broken(), last: nil), ["Something went wrong", "Try again"])
        shows(.failed(Broken(), last: "value"), ["value", "Something went wrong", "Try again"])
        shows(.notRequested, [])
    }

    @Test(arguments: [
        (HTTPError.status(404, body: .init()) as any Error & Sendable, "There is no such country", "Perhaps the address is mistyped."),
        (ValueIsMissing(), "There is no such country", "Perhaps the address is mistyped."),
        (CancellationError(), "Loading was stopped", "You can go on at any time."),
        (HTTPError.transport(CancellationError()), "The server cannot be reached", "Check the connection, then try again."),
        (HTTPError.invalidResponse, "Something went wrong", "Try again in a moment."),
    ]) func `C9 Each failure has texts for users`(_ error: any Error & Sendable, _ title: String, _ hint: String) {
        let host = mount { LoadableContent(Loadable<String>.failed(error, last: nil), cancel: {}, retry: {}) { Text(verbatim: $0) } }
        host.find(.containing(title))
        host.find(.containing(hint))
    }

    @Test func `C17 A test can find, tap and read a view, and inspect its environment`() {
        struct Probe: View {
            @Environment(\.locale) private var locale

            var body: some View { Text(verbatim: locale.identifier) }
        }
        var isFavorite = false
        let host = mount(environment: { $0.locale = .init(identifier: "de") }) {
            VStack {
                FavoriteButton(isFavorite: isFavorite) { isFavorite = true }
                CountryRow(country: .france)
                Probe()
            }
        }
        #expect(host.find(.button, "Zu den Favoriten").isEnabled)
        host.tap("Zu den Favoriten")
        #expect(isFavorite)
        #expect(host.find("68.300.000").text == "68.300.000")
        host.find("Europa")
        host.find("de")
    }

    @Test(arguments: Port.allCases) func `C17 The star evaluates its own views, but no list`(_ port: Port) async throws {
        let ann = try await Traveller.at("France", port)
        let evaluations = ann.host.evaluations { ann.host.act { ann.state.userData.favorites = ["FR"] } }
        #expect(evaluations["CountryRow"] == nil)
        #expect(evaluations["DetailsList"] == nil)
        #expect(evaluations["FavoriteButton"] == 1)
    }
}
