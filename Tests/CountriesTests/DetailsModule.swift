// The page of a country as a VIPER module. CountriesUI/CountryDetailsView.swift does the same in two views.
import Combine
import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

@MainActor
protocol DetailsInteracting {
    var isFavorite: Bool { get }
    func load(_ details: LoadableSubject<CountryDetails>, in locale: Locale) async
    func toggleFavorite()
}

@MainActor
protocol DetailsRouting {
    func showFlag()
}

struct DetailsInteractor: DetailsInteracting {
    let code: Country.Code
    let countries: any CountriesInteractor
    let userData: any UserDataInteractor
    let state: LiveState<AppState>

    var isFavorite: Bool { state[\.userData.favorites].contains(code) }

    func load(_ details: LoadableSubject<CountryDetails>, in locale: Locale) async { await countries.load(details, of: code, in: locale) }

    func toggleFavorite() { userData.toggleFavorite(code) }
}

struct DetailsRouter: DetailsRouting {
    let code: Country.Code
    let state: LiveState<AppState>

    func showFlag() { state.routing.sheet = .flag(code) }
}

@MainActor
final class DetailsPresenter: ObservableObject {
    @Published private(set) var details = Loadable<CountryDetails>.notRequested
    @Published private(set) var attempt = 0
    private let code: Country.Code
    private let interactor: any DetailsInteracting
    private let router: any DetailsRouting

    init(code: Country.Code, interactor: any DetailsInteracting, router: any DetailsRouting) {
        self.code = code
        self.interactor = interactor
        self.router = router
    }

    var title: String { details.value?.country.name ?? code }

    var isFavorite: Bool { interactor.isFavorite }

    func appeared(in locale: Locale) async {
        let place = LoadableSubject { [weak self] in
            self?.details ?? .notRequested
        } set: { [weak self] in
            self?.details = $0
        }
        await interactor.load(place, in: locale)
    }

    func cancelTapped() { details.cancelLoading() }

    func retryTapped() { attempt += 1 }

    func starTapped() { interactor.toggleFavorite() }

    func flagTapped() { router.showFlag() }
}

struct DetailsModuleView: View {
    private struct Request: Hashable {
        let locale: Locale
        let attempt: Int
    }

    @StateObject var presenter: DetailsPresenter
    @Environment(\.locale) private var locale

    var body: some View {
        LoadableContent(presenter.details) {
            presenter.cancelTapped()
        } retry: {
            presenter.retryTapped()
        } content: { details in
            DetailsList(details: details) { presenter.flagTapped() }
        }
        .navigationTitle(Text(verbatim: presenter.title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                ModuleStar(presenter: presenter)
            }
        }
        .task(id: Request(locale: locale, attempt: presenter.attempt)) { await presenter.appeared(in: locale) }
    }
}

private struct ModuleStar: View {
    @ObservedObject var presenter: DetailsPresenter

    var body: some View { FavoriteButton(isFavorite: presenter.isFavorite) { presenter.starTapped() } }
}

@MainActor
enum DetailsBuilder {
    static func build(_ code: Country.Code, with services: Services) throws -> some View {
        let state: LiveState<AppState> = try services()
        let interactor = DetailsInteractor(code: code, countries: try services(), userData: try services(), state: state)
        return DetailsModuleView(
            presenter: DetailsPresenter(code: code, interactor: interactor, router: DetailsRouter(code: code, state: state)))
    }
}
