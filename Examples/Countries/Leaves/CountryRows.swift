import CountriesEntities
import CountriesLogic
import SwiftUI

/// Countries with links to their pages, or a placeholder if there are none.
public struct CountryRows<Empty: View>: View {
    private let countries: Pages<Country>
    private let loadMore: @MainActor () -> Void
    private let empty: Empty

    /// - Parameter loadMore: Is called when the last row comes near the screen, if the list goes on.
    public init(_ countries: Pages<Country>, loadMore: @escaping @MainActor () -> Void, @ViewBuilder empty: () -> Empty) {
        self.countries = countries
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

    /// The last country that is loaded, if there are more.
    private var end: Country.Code? { countries.hasMore ? countries.elements.last?.code : nil }
}
