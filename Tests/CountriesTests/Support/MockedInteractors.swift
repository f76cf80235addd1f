import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The calls that views make to interactors.
enum Asked: Equatable, Sendable {
    case load(search: String)
    case refresh
    case details(Country.Code)
    case toggleFavorite(Country.Code)
    case choose(AppLanguage?)
    case requestPush
}

/// Returns the given results immediately.
struct MockedCountriesInteractor: CountriesInteractor {
    let mock: Mock<Asked>
    var countries = Loadable<LazyList<Country>>.loaded(LazyList([.france]))
    var details = Loadable<CountryDetails>.loaded(.france)

    func load(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async {
        // The favourites tab makes its calls at another time.
        if query.codes == nil { mock.note(.load(search: query.search)) }
        countries.wrappedValue = self.countries
    }

    func refresh(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async { mock.note(.refresh) }

    func load(_ details: Binding<Loadable<CountryDetails>>, of code: Country.Code, in locale: Locale) async {
        mock.note(.details(code))
        details.wrappedValue = self.details
    }
}

struct MockedUserDataInteractor: UserDataInteractor {
    let mock: Mock<Asked>

    func toggleFavorite(_ code: Country.Code) { mock.note(.toggleFavorite(code)) }
    func choose(_ language: AppLanguage?) { mock.note(.choose(language)) }
    func restore(_ userData: AppState.UserData) {}
}

struct MockedSystemInteractor: SystemInteractor {
    let mock: Mock<Asked>

    func handle(_ event: SystemEvent) {}
    func note(push: PermissionState) {}
    func requestPush() async { mock.note(.requestPush) }
}

extension Country {
    static let france = Country(code: "FR", name: "France", population: 68_300_000, region: .europe)
}

extension CountryDetails {
    static let france = CountryDetails(country: .france, capital: "Paris", languages: ["fr"], currencies: ["EUR"], neighbors: [])
}
