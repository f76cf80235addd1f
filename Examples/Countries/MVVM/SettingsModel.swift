import Combine
import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The view model of the settings.
@MainActor
final class SettingsModel: ObservableObject {
    private let context: ModelContext
    private var countries = Loadable<LazyList<Country>>.notRequested

    init(_ context: ModelContext) { self.context = context }

    var language: AppLanguage? {
        get { context.state[\.userData.language] }
        set { context.userData.choose(newValue) }
    }

    var push: PermissionState { context.state[\.permissions.push] }

    var keepsCountries: Bool { context.state[\.system.keepsCountries] }

    func requestPush() async { await context.system.requestPush() }

    /// Chooses a random country, a favourite if there are any.
    func surprise(in locale: Locale, _ send: (Country) -> Void) async {
        let favorites = context.state[\.userData.favorites]
        let loading = Binding { [weak self] in
            self?.countries ?? .notRequested
        } set: { [weak self] in
            self?.countries = $0
        }
        await context.countries.load(loading, CountriesQuery(codes: favorites.isEmpty ? nil : favorites, locale: locale))
        if let country = countries.value?.randomElement() { send(country) }
    }
}
