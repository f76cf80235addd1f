import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The settings.
struct SettingsView: View {
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any CountriesInteractor
    @Service private var userData: any UserDataInteractor
    @Service private var system: any SystemInteractor
    @Environment(\.locale) private var locale
    @State private var picked = Loadable<Country>.notRequested
    private let sendPostcard = SendPostcard()

    var body: some View {
        NavigationStack {
            SettingsForm(
                language: Binding {
                    state[\.userData.language]
                } set: {
                    userData.choose($0)
                }, push: state[\.permissions.push], isRegistered: state[\.system.pushToken] != nil,
                keepsCountries: state[\.system.keepsCountries]
            ) {
                Task { await system.requestPush() }
            } surprise: {
                Task { await surprise() }
            }
            .navigationTitle(Text(app: "Settings"))
        }
    }

    /// Sends a notification about a random country, a favourite if there are any.
    private func surprise() async {
        await interactor.pick(LoadableSubject($picked), in: locale)
        guard case .loaded(let country) = picked else { return }
        if state.system.pushToken == nil { sendPostcard(of: country) } else { await system.sendPostcard(of: country) }
    }
}
