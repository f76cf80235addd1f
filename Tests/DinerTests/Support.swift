import DinerMenu
import DinerOrder
import Foundation
import MartletElements
import MartletTest
import SwiftUI

@testable import DinerUI

/// A short menu that loads immediately.
struct ShortMenu: MenuSource {
    func sections() async throws -> [MenuSection] {
        [MenuSection(id: "all", name: LocalizedName(["en": "All"]), dishes: [.soup, .ramen, .cake])]
    }
}

extension Dish {
    static let soup = Dish(
        id: "tomato-soup", name: LocalizedName(["en": "Tomato Soup", "de": "Tomatensuppe"]),
        description: LocalizedName(["en": "It is red."]), price: 650,
        restrictions: [.vegetarian])
    static let ramen = Dish(
        id: "ramen", name: LocalizedName(["en": "Miso Ramen"]), description: LocalizedName(["en": "It is hot."]), price: 1390)
    static let cake = Dish(
        id: "walnut-cake", name: LocalizedName(["en": "Walnut Cake"]), description: LocalizedName(["en": "It is gone."]), price: 560)
}

extension OrderLine {
    static let soup = OrderLine(id: "tomato-soup", names: ["en": "Tomato Soup", "de": "Tomatensuppe"], price: 650)
    static let ramen = OrderLine(id: "ramen", names: ["en": "Miso Ramen"], price: 1390)
}

/// The app after the menu has loaded, with its services.
@MainActor
struct Guest {
    let services: Services
    let host: TestHost

    init(
        of house: House = House(favorites: .guest), url: String = "/", order: [OrderLine] = [], stored: [String: Value] = [:],
        traits: ClientTraits = ClientTraits()
    ) async {
        let clock = TestClock()
        let services = house.guest(clock: clock, source: ShortMenu())
        for line in order { services.order.add(line) }
        self.services = services
        host = mount(traits: traits, url: url, stored: stored, clock: clock) {
            DinerRoot(services: services, keepsFavorites: !house.sharesFavorites)
        }
        await host.settle()
    }
}

extension TestHost {
    /// Counts the patches that an act sends. Changes sent together are one patch.
    func patches(_ act: () -> Void) -> Int {
        let show = session.output
        var count = 0
        session.output = { outcome, requests in
            if !outcome.operations.isEmpty { count += 1 }
            show?(outcome, requests)
        }
        act()
        session.output = show
        return count
    }
}
