import CountriesEntities
import CountriesLogic
import SwiftUI

/// Countries with links to their pages, or a placeholder if there are none.
public struct CountryRows<Empty: View>: View {
    private let countries: LazyList<Country>
    private let empty: Empty

    public init(_ countries: LazyList<Country>, @ViewBuilder empty: () -> Empty) {
        self.countries = countries
        self.empty = empty()
    }

    public var body: some View {
        if countries.isEmpty {
            empty
        } else {
            List(countries) { country in
                NavigationLink(value: CountryRoute.details(country.code)) { CountryRow(country: country) }
            }
        }
    }
}
