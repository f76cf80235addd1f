import CountriesLeaves
import CountriesLogic
import Foundation
import SwiftUI

/// The settings.
struct SettingsScreen: View {
    @StateObject private var model: SettingsModel
    @Environment(\.locale) private var locale
    private let sendPostcard = SendPostcard()

    init(context: ModelContext) { _model = StateObject(wrappedValue: SettingsModel(context)) }

    var body: some View {
        NavigationStack {
            SettingsForm(
                language: $model.language, push: model.push, isRegistered: model.isRegistered, keepsCountries: model.keepsCountries
            ) {
                Task { await model.requestPush() }
            } surprise: {
                Task { await model.surprise(in: locale) { sendPostcard(of: $0) } }
            }
            .navigationTitle(Text(app: "Settings"))
        }
    }
}
