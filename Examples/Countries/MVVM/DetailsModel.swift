import Combine
import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The view model of a country's page.
@MainActor
final class DetailsModel: ObservableObject {
    @Published private(set) var details = Loadable<CountryDetails>.notRequested

    let code: Country.Code
    private let context: ModelContext
    private let bag = CancelBag()
    private var locale: Locale?

    init(_ code: Country.Code, _ context: ModelContext) {
        self.code = code
        self.context = context
    }

    var title: String { details.value?.country.name ?? code }

    var isFavorite: Bool { context.state[\.userData.favorites].contains(code) }

    func load(in locale: Locale) async {
        self.locale = locale
        await context.countries.load(loading, of: code, in: locale)
    }

    func retry() {
        guard let locale else { return }
        Task { [code, countries = context.countries, loading] in await countries.load(loading, of: code, in: locale) }.store(in: bag)
    }

    func cancel() { details.cancelLoading() }

    func toggleFavorite() { context.userData.toggleFavorite(code) }

    func showFlag() { context.navigation.show(.flag(code)) }

    func hideFlag() { context.navigation.closeSheet() }

    private var loading: LoadableSubject<CountryDetails> {
        LoadableSubject { [weak self] in
            self?.details ?? .notRequested
        } set: { [weak self] in
            self?.details = $0
        }
    }
}
