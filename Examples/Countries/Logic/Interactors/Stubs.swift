import CountriesEntities
import Foundation
import MartletKit
import SwiftUI

/// Loads nothing, for previews.
public struct StubCountriesInteractor: CountriesInteractor {
    public init() {}

    public func load(_ query: CountriesQuery) async {}
    public func search(_ query: CountriesQuery) async {}
    public func loadMore(_ query: CountriesQuery) async {}
    public func refresh(_ query: CountriesQuery) async {}
    public func cancel(_ list: CountryList) {}
    public func load(_ details: Binding<Loadable<CountryDetails>>, of code: Country.Code, in locale: Locale) async {}
    public func pick(_ country: Binding<Loadable<Country>>, in locale: Locale) async {}
}
