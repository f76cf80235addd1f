import CountriesEntities
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The list of a tab.
struct ListScreen: View {
    private struct Request: Hashable {
        let codes: Set<Country.Code>?
        let locale: Locale
    }

    let tab: AppTab
    let context: ModelContext
    @StateObject private var model: ListModel
    @Environment(\.locale) private var locale

    init(_ tab: AppTab, context: ModelContext) {
        self.tab = tab
        self.context = context
        _model = StateObject(wrappedValue: ListModel(tab, context))
    }

    var body: some View {
        NavigationStack(path: $model.path) {
            list
                .navigationTitle(Text(app: tab.title))
                .navigationDestination(for: CountryRoute.self) { route in
                    switch route {
                    case .details(let code), .flag(let code): DetailsScreen(model: DetailsModel(code, context))
                    case .permissionHelp: EmptyView()
                    }
                }
        }
        .task(id: Request(codes: model.codes, locale: locale)) { await model.load(in: locale) }
    }

    @ViewBuilder private var list: some View {
        if tab == .favorites {
            content
        } else {
            content
                .searchable(text: $model.search, prompt: Text(app: "Search"))
                .refreshable { await model.refresh() }
        }
    }

    private var content: some View {
        LoadableContent(model.countries) {
            model.cancel()
        } retry: {
            model.retry()
        } content: { countries in
            CountryRows(countries, isLoading: model.countries.isLoading) {
                model.loadMore()
            } empty: {
                if tab == .favorites {
                    EmptyNote("No favourites yet", hint: "The star on a country's page puts it here.", symbol: "star")
                } else {
                    EmptyNote("Nothing found", hint: "No country is called that.", symbol: "magnifyingglass")
                }
            }
        }
    }
}
