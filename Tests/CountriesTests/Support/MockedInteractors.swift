import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The calls that views make to interactors.
enum Asked: Equatable, Sendable {
    case load(search: String)
    case loadMore
    case refresh
    case cancel
    case pick
    case details(Country.Code)
    case toggleFavorite(Country.Code)
    case choose(AppLanguage?)
    case requestPush
}

/// Returns the given results immediately.
struct MockedCountriesInteractor: CountriesInteractor {
    let mock: Mock<Asked>
    let state: LiveState<AppState>
    var countries = Loadable<Pages<Country>>.loaded(Pages([.france], of: 1))
    var details = Loadable<CountryDetails>.loaded(.france)

    func load(_ query: CountriesQuery) async {
        // The favourites tab makes its calls at another time.
        if query.list == .all { mock.note(.load(search: query.search)) }
        state.lists[query.list] = countries
    }

    func search(_ query: CountriesQuery) async { await load(query) }

    func loadMore(_ query: CountriesQuery) async { mock.note(.loadMore) }

    func refresh(_ query: CountriesQuery) async { mock.note(.refresh) }

    func cancel(_ list: CountryList) { mock.note(.cancel) }

    func pick(_ country: LoadableSubject<Country>, in locale: Locale) async { mock.note(.pick) }

    func load(_ details: LoadableSubject<CountryDetails>, of code: Country.Code, in locale: Locale) async {
        mock.note(.details(code))
        details.value = self.details
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
    func sendPostcard(of country: Country) async {}
}

extension Country {
    static let france = Country(code: "FR", name: "France", population: 68_300_000, region: .europe)
}

extension CountryDetails {
    static let france = CountryDetails(country: .france, capital: "Paris", languages: ["fr"], currencies: ["EUR"], neighbors: [])
}
