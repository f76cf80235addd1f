import DinerFavorites
import DinerNavigation
import DinerOrder
import DinerRatings
import SwiftUI

/// A number of views, each of which reads one of four parts of the app state from the single object.
public struct GlobalReaders: View {
    private let count: Int

    public init(count: Int) {
        self.count = count
    }

    public var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { GlobalReader(part: $0 % 4) }
        }
    }
}

public struct GlobalReader: View {
    @EnvironmentObject private var state: AppState
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

/// A number of views, each of which observes one of four services.
public struct ServiceReaders: View {
    private let count: Int

    public init(count: Int) {
        self.count = count
    }

    public var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { index in
                switch index % 4 {
                case 0: FavoritesReader()
                case 1: OrderReader()
                case 2: RatingsReader()
                default: TabReader()
                }
            }
        }
    }
}

public struct FavoritesReader: View {
    @EnvironmentObject private var favorites: FavoritesService

    public var body: some View { Text("\(favorites.ids.count) favourites") }
}

public struct OrderReader: View {
    @EnvironmentObject private var order: OrderService

    public var body: some View { Text("\(order.lines.count) lines") }
}

public struct RatingsReader: View {
    @EnvironmentObject private var ratings: RatingsService

    public var body: some View { Text("\(ratings.summary(of: "ramen").count) ratings") }
}

public struct TabReader: View {
    @EnvironmentObject private var navigation: NavigationService

    public var body: some View { Text(navigation.currentTab.rawValue) }
}
