import CountriesEntities
import Foundation
import MartletKit
import SwiftUI

/// Loads nothing, for previews.
public struct StubCountriesInteractor: CountriesInteractor {
    public init() {}

    public func load(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async {}
    public func refresh(_ countries: Binding<Loadable<LazyList<Country>>>, _ query: CountriesQuery) async {}
    public func load(_ details: Binding<Loadable<CountryDetails>>, of code: Country.Code, in locale: Locale) async {}
}
