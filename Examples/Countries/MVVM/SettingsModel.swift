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
    private var picked = Loadable<Country>.notRequested

    init(_ context: ModelContext) { self.context = context }

    var language: AppLanguage? {
        get { context.state[\.userData.language] }
        set { context.userData.choose(newValue) }
    }

    var push: PermissionState { context.state[\.permissions.push] }

    var isRegistered: Bool { context.state[\.system.pushToken] != nil }

    var keepsCountries: Bool { context.state[\.system.keepsCountries] }

    func requestPush() async { await context.system.requestPush() }

    /// Sends a random country, a favourite if there are any.
    func surprise(in locale: Locale, _ send: (Country) -> Void) async {
        let loading = LoadableSubject { [weak self] in
            self?.picked ?? .notRequested
        } set: { [weak self] in
            self?.picked = $0
        }
        await context.countries.pick(loading, in: locale)
        guard case .loaded(let country) = picked else { return }
        if context.state.system.pushToken == nil { send(country) } else { await context.system.sendPostcard(of: country) }
    }
}
