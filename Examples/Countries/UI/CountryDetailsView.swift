import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The page of a country.
struct CountryDetailsView: View {
    private struct Request: Hashable {
        let locale: Locale
        let attempt: Int
    }

    let code: Country.Code
    @Service private var interactor: any CountriesInteractor
    @Service private var navigation: any NavigationInteractor
    @Environment(\.locale) private var locale
    @State private var details = Loadable<CountryDetails>.notRequested
    @State private var attempt = 0

    var body: some View {
        LoadableContent(details) {
            details.cancelLoading()
        } retry: {
            attempt += 1
        } content: { details in
            DetailsList(details: details) { navigation.show(.flag(code)) }
        }
        .navigationTitle(Text(verbatim: details.value?.country.name ?? code))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Star(code: code)
            }
        }
        .task(id: Request(locale: locale, attempt: attempt)) { await interactor.load(LoadableSubject($details), of: code, in: locale) }
    }
}

/// The star. It is a separate view, so that a change evaluates only this view.
private struct Star: View {
    let code: Country.Code
    @Service private var state: LiveState<AppState>
    @Service private var userData: any UserDataInteractor

    var body: some View {
        FavoriteButton(isFavorite: state[\.userData.favorites].contains(code)) { userData.toggleFavorite(code) }
    }
}
