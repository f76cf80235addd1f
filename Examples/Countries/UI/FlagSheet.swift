import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The flag of a country, above all screens.
struct FlagSheet: View {
    let code: Country.Code
    @Service private var navigation: any NavigationInteractor
    @Service private var interactor: any CountriesInteractor
    @Environment(\.locale) private var locale
    @State private var details = Loadable<CountryDetails>.notRequested

    var body: some View {
        FlagCard(code: code, name: details.value?.country.name) { navigation.closeSheet() }
            .task(id: locale) { await interactor.load(LoadableSubject($details), of: code, in: locale) }
    }
}
