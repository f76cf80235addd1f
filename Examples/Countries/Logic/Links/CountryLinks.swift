import CountriesEntities
import Foundation
import MartletKit

/// The deep links of the app.
///
///     countries://country/FR            https://countries.example/country/FR
///     countries://country/FR/flag
///     countries://favorites
public enum CountryLinks {
    /// Returns the place that a URL leads to, or `nil` if there is none.
    public static func place(for url: URL) -> AppState.Routing? { links.place(for: url) }

    private static let links = DeepLinks<AppState.Routing>(schemes: ["countries"]) {
        DeepLink("/country/:code") { (code: CountryCode) in .init(tab: .countries, path: [.details(code.text)]) }
        DeepLink("/country/:code/flag") { (code: CountryCode) in
            .init(tab: .countries, path: [.details(code.text)], sheet: .flag(code.text))
        }
        DeepLink("/:tab") { (tab: AppTab) in .init(tab: tab) }
    }
}

extension AppTab: DeepLinkParameter {}

/// A two-letter country code in a link, in upper or lower case. The country may not exist, because anyone can write a link.
struct CountryCode: DeepLinkParameter {
    let text: Country.Code

    init?(linkValue value: String?) {
        guard let value, value.utf8.count == 2, value.utf8.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
            return nil
        }
        text = value.uppercased()
    }
}
