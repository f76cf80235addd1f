// The flag's sheet as a VIPER module. CountriesUI/FlagSheet.swift does the same in one view.
import Combine
import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

@MainActor
protocol FlagInteracting {
    func load(_ details: Binding<Loadable<CountryDetails>>, in locale: Locale) async
}

@MainActor
protocol FlagRouting {
    func close()
}

struct FlagInteractor: FlagInteracting {
    let code: Country.Code
    let countries: any CountriesInteractor

    func load(_ details: Binding<Loadable<CountryDetails>>, in locale: Locale) async { await countries.load(details, of: code, in: locale) }
}

struct FlagRouter: FlagRouting {
    let state: LiveState<AppState>

    func close() { state.routing.sheet = nil }
}

@MainActor
final class FlagPresenter: ObservableObject {
    @Published private(set) var details = Loadable<CountryDetails>.notRequested
    private let interactor: any FlagInteracting
    private let router: any FlagRouting

    init(interactor: any FlagInteracting, router: any FlagRouting) {
        self.interactor = interactor
        self.router = router
    }

    var name: String? { details.value?.country.name }

    func appeared(in locale: Locale) async {
        let binding = Binding { [weak self] in
            self?.details ?? .notRequested
        } set: { [weak self] in
            self?.details = $0
        }
        await interactor.load(binding, in: locale)
    }

    func doneTapped() { router.close() }
}

struct FlagModuleView: View {
    let code: Country.Code
    @StateObject var presenter: FlagPresenter
    @Environment(\.locale) private var locale

    var body: some View {
        FlagCard(code: code, name: presenter.name) { presenter.doneTapped() }
            .task(id: locale) { await presenter.appeared(in: locale) }
    }
}

@MainActor
enum FlagBuilder {
    static func build(_ code: Country.Code, countries: any CountriesInteractor, state: LiveState<AppState>) -> some View {
        FlagModuleView(
            code: code,
            presenter: FlagPresenter(
                interactor: FlagInteractor(code: code, countries: countries), router: FlagRouter(state: state)))
    }
}
