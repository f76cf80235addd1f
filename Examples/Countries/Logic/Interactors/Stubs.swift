import CountriesEntities
import Foundation
import MartletKit

/// Loads nothing, for previews.
public struct StubCountriesInteractor: CountriesInteractor {
    public init() {}

    public func load(_ query: CountriesQuery) async {}
    public func search(_ query: CountriesQuery) async {}
    public func loadMore(_ query: CountriesQuery) async {}
    public func refresh(_ query: CountriesQuery) async {}
    public func cancel(_ list: CountryList) {}
    public func load(_ details: LoadableSubject<CountryDetails>, of code: Country.Code, in locale: Locale) async {}
    public func pick(_ country: LoadableSubject<Country>, in locale: Locale) async {}
}
