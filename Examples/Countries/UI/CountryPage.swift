import CountriesLogic
import SwiftUI

/// A pushed screen.
struct CountryPage: View {
    let route: CountryRoute

    var body: some View {
        switch route {
        case .details(let code), .flag(let code): CountryDetailsView(code: code)
        case .permissionHelp: EmptyView()
        }
    }
}
