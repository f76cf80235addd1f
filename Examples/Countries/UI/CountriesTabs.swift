import CountriesLeaves
import CountriesLogic
import MartletKit
import SwiftUI

/// The whole app: three tabs, and the sheet above them.
public struct CountriesTabs: View {
    @Service private var state: LiveState<AppState>
    @Service private var navigation: any NavigationInteractor

    public init() {}

    public var body: some View {
        TabView(selection: state.binding(\.routing.tab)) {
            CountriesList()
                .tabItem { TabLabel(.countries) }
                .tag(AppTab.countries)
            FavoritesList()
                .tabItem { TabLabel(.favorites) }
                .tag(AppTab.favorites)
            SettingsView()
                .tabItem { TabLabel(.settings) }
                .tag(AppTab.settings)
        }
        .sheet(item: state.binding(\.routing.sheet)) { route in
            switch route {
            case .details(let code), .flag(let code): FlagSheet(code: code)
            case .permissionHelp: PermissionHelp { navigation.closeSheet() }
            }
        }
    }
}
