import DinerNavigation
import DinerOrder
import Observation
import SwiftUI

/// The whole app state in one `@Observable` object. A change evaluates the views that read what was changed, as if there were an object for each.
@MainActor
@Observable
public final class ObservableAppState {
    public var currentTab = NavigationService.Tab.menu
    public private(set) var favoriteIDs: Set<String> = []
    public private(set) var orderLines: [OrderLine] = []
    public private(set) var ownStars: [String: Int] = [:]

    public init() {}

    public func toggleFavorite(_ id: String) {
        if favoriteIDs.contains(id) { favoriteIDs.remove(id) } else { favoriteIDs.insert(id) }
    }
}

/// Views that each read one of four parts of the single object.
public struct ObservableReaders: View {
    private let count: Int

    public init(count: Int) {
        self.count = count
    }

    public var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { ObservableReader(part: $0 % 4) }
        }
    }
}

public struct ObservableReader: View {
    @Environment(ObservableAppState.self) private var state
    let part: Int

    public var body: some View {
        switch part {
        case 0: Text("\(state.favoriteIDs.count) favourites")
        case 1: Text("\(state.orderLines.count) lines")
        case 2: Text("\(state.ownStars.count) ratings")
        default: Text(state.currentTab.rawValue)
        }
    }
}

/// The favourites as an `@Observable` service.
@MainActor
@Observable
public final class ObservableFavorites {
    public private(set) var ids: Set<String> = []

    public init() {}

    public func toggleFavorite(_ id: String) {
        if ids.contains(id) { ids.remove(id) } else { ids.insert(id) }
    }
}

/// What is no favourite, as another service.
@MainActor
@Observable
public final class ObservableRest {
    public var currentTab = NavigationService.Tab.menu

    public init() {}
}

/// Views of which a quarter read the favourites, and the others another service.
public struct ObservableServiceReaders: View {
    private let count: Int

    public init(count: Int) {
        self.count = count
    }

    public var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { index in
                if index % 4 == 0 { ObservableFavoritesReader() } else { ObservableRestReader() }
            }
        }
    }
}

public struct ObservableFavoritesReader: View {
    @Environment(ObservableFavorites.self) private var favorites

    public var body: some View { Text("\(favorites.ids.count) favourites") }
}

public struct ObservableRestReader: View {
    @Environment(ObservableRest.self) private var rest

    public var body: some View { Text(rest.currentTab.rawValue) }
}
