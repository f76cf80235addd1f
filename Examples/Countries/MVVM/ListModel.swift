import Combine
import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The view model of a list: all countries, or the favourites.
@MainActor
final class ListModel: ObservableObject {
    @Published private(set) var countries = Loadable<LazyList<Country>>.notRequested
    @Published var search = ""

    private let tab: AppTab
    private let context: ModelContext
    private let bag = CancelBag()
    private var locale: Locale?

    init(_ tab: AppTab, _ context: ModelContext) {
        self.tab = tab
        self.context = context
        $search.dropFirst().removeDuplicates()
            .sink { [weak self] in self?.reload(search: $0) }
            .store(in: bag)
    }

    var path: [CountryRoute] {
        get { context.state[\.routing[tab]] }
        set { context.state[\.routing[tab]] = newValue }
    }

    /// The listed countries; `nil` for all.
    var codes: Set<Country.Code>? { tab == .favorites ? context.state[\.userData.favorites] : nil }

    func load(in locale: Locale) async {
        self.locale = locale
        if let query = query(search) { await context.countries.load(loading, query) }
    }

    func refresh() async {
        if let query = query(search) { await context.countries.refresh(loading, query) }
    }

    func retry() { reload(search: search) }

    func cancel() { countries.cancelLoading() }

    private func reload(search: String) {
        guard let query = query(search) else { return }
        Task { [countries = context.countries, loading] in await countries.load(loading, query) }.store(in: bag)
    }

    private func query(_ search: String) -> CountriesQuery? { locale.map { CountriesQuery(search: search, codes: codes, locale: $0) } }

    private var loading: Binding<Loadable<LazyList<Country>>> {
        Binding { [weak self] in
            self?.countries ?? .notRequested
        } set: { [weak self] in
            self?.countries = $0
        }
    }
}
