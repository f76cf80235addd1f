import CountriesEntities
import CountriesLogic
import SwiftUI

/// Countries with links to their pages, or a placeholder if there are none.
public struct CountryRows<Empty: View>: View {
    private let countries: Pages<Country>
    private let isLoading: Bool
    private let loadMore: @MainActor () -> Void
    private let empty: Empty

    /// - Parameters:
    ///   - isLoading: Whether the list is being loaded. Nothing more is asked for meanwhile.
    ///   - loadMore: Is called when the last row is near the screen, if the list goes on.
    public init(
        _ countries: Pages<Country>, isLoading: Bool, loadMore: @escaping @MainActor () -> Void, @ViewBuilder empty: () -> Empty
    ) {
        self.countries = countries
        self.isLoading = isLoading
        self.loadMore = loadMore
        self.empty = empty()
    }

    public var body: some View {
        if countries.elements.isEmpty {
            empty
        } else {
            List(countries.elements) { country in
                NavigationLink(value: CountryRoute.details(country.code)) { CountryRow(country: country) }
                    .onChange(of: country.code == end, initial: true) { _, isEnd in
                        if isEnd { loadMore() }
                    }
            }
        }
    }

    /// The last country that is loaded, if more can be loaded.
    private var end: Country.Code? { countries.hasMore && !isLoading ? countries.elements.last?.code : nil }
}
