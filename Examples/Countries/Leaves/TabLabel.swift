import CountriesLogic
import SwiftUI

/// The label of a tab.
public struct TabLabel: View {
    private let tab: AppTab

    public init(_ tab: AppTab) { self.tab = tab }

    public var body: some View {
        Label {
            Text(app: tab.title)
        } icon: {
            Image(systemName: tab.symbol)
        }
    }
}

extension AppTab {
    public var title: LocalizedStringKey {
        switch self {
        case .countries: "Countries"
        case .favorites: "Favourites"
        case .settings: "Settings"
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .countries: "globe"
        case .favorites: "star"
        case .settings: "gear"
        }
    }
}
