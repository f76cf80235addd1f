import CountriesEntities
import MartletKit

/// A list of countries in the app.
public enum CountryList: Hashable, Sendable {
    /// All countries, or those that a search finds.
    case all
    case favorites
}

extension AppState {
    /// The countries that the tabs list, as far as they are loaded.
    public struct Lists: Equatable, Sendable {
        private var lists: [CountryList: Loadable<Pages<Country>>] = [:]

        public init() {}

        public subscript(list: CountryList) -> Loadable<Pages<Country>> {
            get { lists[list] ?? .notRequested }
            set { lists[list] = newValue }
        }
    }
}
