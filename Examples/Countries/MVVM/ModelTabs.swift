import CountriesLeaves
import CountriesLogic
import MartletKit
import SwiftUI

/// The whole app: three tabs, and the sheet above them. Each screen has a view model.
public struct ModelTabs: View {
    @Service private var state: LiveState<AppState>
    @Service private var countries: any CountriesInteractor
    @Service private var userData: any UserDataInteractor
    @Service private var system: any SystemInteractor
    @Service private var navigation: any NavigationInteractor

    public init() {}

    public var body: some View {
        TabsScreen(
            context: ModelContext(state: state, countries: countries, userData: userData, system: system, navigation: navigation))
    }
}

private struct TabsScreen: View {
    let context: ModelContext
    @StateObject private var model: TabsModel

    init(context: ModelContext) {
        self.context = context
        _model = StateObject(wrappedValue: TabsModel(context))
    }

    var body: some View {
        TabView(selection: $model.tab) {
            ListScreen(.countries, context: context)
                .tabItem { TabLabel(.countries) }
                .tag(AppTab.countries)
            ListScreen(.favorites, context: context)
                .tabItem { TabLabel(.favorites) }
                .tag(AppTab.favorites)
            SettingsScreen(context: context)
                .tabItem { TabLabel(.settings) }
                .tag(AppTab.settings)
        }
        .sheet(item: $model.sheet) { route in
            switch route {
            case .details(let code), .flag(let code): FlagScreen(model: DetailsModel(code, context))
            case .permissionHelp: PermissionHelp { context.navigation.closeSheet() }
            }
        }
    }
}
