import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The list of favourites.
struct FavoritesList: View {
    /// The parameters of a load: the query, the favourites, and a number that increases with each retry.
    private struct Request: Hashable {
        let query: CountriesQuery
        let favorites: Set<Country.Code>
        let attempt: Int
    }

    @Service private var state: LiveState<AppState>
    @Service private var interactor: any CountriesInteractor
    @Environment(\.locale) private var locale
    @State private var attempt = 0

    var body: some View {
        let query = CountriesQuery(.favorites, locale: locale)
        NavigationStack(path: state.binding(\.routing[.favorites])) {
            LoadableContent(state[\.lists[.favorites]]) {
                interactor.cancel(.favorites)
            } retry: {
                attempt += 1
            } content: { countries in
                CountryRows(countries, isLoading: state[\.lists[.favorites]].isLoading) {
                    Task { await interactor.loadMore(query) }
                } empty: {
                    EmptyNote("No favourites yet", hint: "The star on a country's page puts it here.", symbol: "star")
                }
            }
            .navigationTitle(Text(app: "Favourites"))
            .navigationDestination(for: CountryRoute.self) { CountryPage(route: $0) }
        }
        .task(id: Request(query: query, favorites: state[\.userData.favorites], attempt: attempt)) { await interactor.load(query) }
    }
}
