import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The list of favourites.
struct FavoritesList: View {
    /// The parameters of a load: the query, and a number that increases with each retry.
    private struct Request: Hashable {
        let query: CountriesQuery
        let attempt: Int
    }

    @Service private var state: LiveState<AppState>
    @Service private var interactor: any CountriesInteractor
    @Environment(\.locale) private var locale
    @State private var countries = Loadable<LazyList<Country>>.notRequested
    @State private var attempt = 0

    var body: some View {
        let query = CountriesQuery(codes: state[\.userData.favorites], locale: locale)
        NavigationStack(path: state.binding(\.routing[.favorites])) {
            LoadableContent(countries) {
                countries.cancelLoading()
            } retry: {
                attempt += 1
            } content: { countries in
                CountryRows(countries) {
                    EmptyNote("No favourites yet", hint: "The star on a country's page puts it here.", symbol: "star")
                }
            }
            .navigationTitle(Text(app: "Favourites"))
            .navigationDestination(for: CountryRoute.self) { CountryPage(route: $0) }
        }
        .task(id: Request(query: query, attempt: attempt)) { await interactor.load($countries, query) }
    }
}
