import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The list of all countries, with a search field.
struct CountriesList: View {
    /// The parameters of a load: the query, and a number that increases with each retry.
    private struct Request: Hashable {
        let query: CountriesQuery
        let attempt: Int
    }

    @Service private var state: LiveState<AppState>
    @Service private var interactor: any CountriesInteractor
    @Environment(\.locale) private var locale
    @State private var search = ""
    @State private var attempt = 0

    var body: some View {
        NavigationStack(path: state.binding(\.routing[.countries])) {
            LoadableContent(state[\.lists[.all]]) {
                interactor.cancel(.all)
            } retry: {
                attempt += 1
            } content: { countries in
                CountryRows(countries, isLoading: state[\.lists[.all]].isLoading) {
                    Task { await interactor.loadMore(query) }
                } empty: {
                    EmptyNote("Nothing found", hint: "No country is called that.", symbol: "magnifyingglass")
                }
            }
            .navigationTitle(Text(app: "Countries"))
            .searchable(text: $search, prompt: Text(app: "Search"))
            .refreshable { await refresh() }
            .navigationDestination(for: CountryRoute.self) { CountryPage(route: $0) }
        }
        .task(id: Request(query: query, attempt: attempt)) {
            // A text that is cleared needs no pause.
            if search.isEmpty { await interactor.load(query) } else { await interactor.search(query) }
        }
    }

    private var query: CountriesQuery { CountriesQuery(.all, search: search, locale: locale) }

    private func refresh() async { await interactor.refresh(query) }
}
