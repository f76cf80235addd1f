import CountriesEntities
import Foundation
import MartletKit

/// The places that URLs from outside lead to.
///
///     countries://country/FR            https://countries.example/country/FR
///     countries://country/FR/flag
///     countries://favorites
public enum CountryLinks {
    /// Where a URL leads, or `nil` if it leads nowhere.
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

/// The two letters of a country in a link, whichever case they are in. What a stranger sends need not be a country's.
struct CountryCode: DeepLinkParameter {
    let text: Country.Code

    init?(linkValue value: String?) {
        guard let value, value.utf8.count == 2, value.utf8.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
            return nil
        }
        text = value.uppercased()
    }
}
