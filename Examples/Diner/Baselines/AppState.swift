import Combine
import DinerNavigation
import DinerOrder

/// The whole app state in one object. One injection serves every view, but any change evaluates every view that reads the object.
@MainActor
public final class AppState: ObservableObject {
    @Published public var currentTab = NavigationService.Tab.menu
    @Published public private(set) var favoriteIDs: Set<String> = []
    @Published public private(set) var orderLines: [OrderLine] = []
    @Published public private(set) var ownStars: [String: Int] = [:]

    public init() {}

    public func isFavorite(_ id: String) -> Bool { favoriteIDs.contains(id) }

    public func toggleFavorite(_ id: String) {
        if isFavorite(id) { favoriteIDs.remove(id) } else { favoriteIDs.insert(id) }
    }

    public func add(_ line: OrderLine) { orderLines.append(line) }

    public func rate(_ id: String, stars: Int) { ownStars[id] = stars }
}
