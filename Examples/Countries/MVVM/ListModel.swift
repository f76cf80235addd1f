import Combine
import CountriesEntities
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The view model of a list: all countries, or the favourites.
@MainActor
final class ListModel: ObservableObject {
    @Published var search = ""

    private let tab: AppTab
    private let context: ModelContext
    private let bag = CancelBag()
    /// The search that waits for the user to stop typing, or is running.
    private var searching: Task<Void, Never>? {
        didSet { oldValue?.cancel() }
    }
    private var locale: Locale?

    init(_ tab: AppTab, _ context: ModelContext) {
        self.tab = tab
        self.context = context
        $search.dropFirst().removeDuplicates()
            .sink { [weak self] in self?.find($0) }
            .store(in: bag)
    }

    var path: [CountryRoute] {
        get { context.state[\.routing[tab]] }
        set { context.state[\.routing[tab]] = newValue }
    }

    var countries: Loadable<Pages<Country>> { context.state[\.lists[list]] }

    /// The listed countries; `nil` for all.
    var codes: Set<Country.Code>? { tab == .favorites ? context.state[\.userData.favorites] : nil }

    func load(in locale: Locale) async {
        self.locale = locale
        if let query = query(search) { await context.countries.load(query) }
    }

    func refresh() async {
        if let query = query(search) { await context.countries.refresh(query) }
    }

    func retry() {
        if let query = query(search) { start { await $0.load(query) } }
    }

    func loadMore() {
        if let query = query(search) { start { await $0.loadMore(query) } }
    }

    func cancel() { context.countries.cancel(list) }

    deinit { searching?.cancel() }

    private func find(_ search: String) {
        guard let query = query(search) else { return }
        searching = Task { [countries = context.countries] in
            // A text that is cleared needs no pause.
            if search.isEmpty { await countries.load(query) } else { await countries.search(query) }
        }
    }

    private func start(_ work: @escaping @MainActor (any CountriesInteractor) async -> Void) {
        Task { [countries = context.countries] in await work(countries) }.store(in: bag)
    }

    private var list: CountryList { tab == .favorites ? .favorites : .all }

    private func query(_ search: String) -> CountriesQuery? { locale.map { CountriesQuery(list, search: search, locale: $0) } }
}
