import MartletKit
import Testing

private enum Tab: Hashable { case menu, orders }
private enum Place: Route { case dish(Int), order(Int), rating(Int) }

@Suite struct NavigationTests {
    @Test func `Each tab keeps its screens`() {
        var navigation = Navigation<Tab, Place>(tab: .menu, path: [.dish(1)])
        navigation.tab = .orders
        #expect(navigation.path == [])
        navigation.push(.order(2))
        navigation.tab = .menu
        #expect(navigation.path == [.dish(1)])
        #expect(navigation[.orders] == [.order(2)])
    }

    @Test func `pop removes the top screen, if there is one`() {
        var navigation = Navigation<Tab, Place>(tab: .menu, path: [.dish(1), .rating(1)])
        navigation.pop()
        #expect(navigation.path == [.dish(1)])
        navigation.pop()
        navigation.pop()
        #expect(navigation.path == [])
    }

    @Test func `C19: go(to:) reaches a place in one step from any state`() {
        var navigation = Navigation<Tab, Place>(tab: .orders, path: [.order(2)], sheet: .rating(1))
        navigation[.menu] = [.dish(1), .rating(1)]
        navigation.go(to: .init(tab: .menu, path: [.dish(3)]))
        #expect(navigation.tab == .menu)
        #expect(navigation.path == [.dish(3)])
        #expect(navigation.sheet == nil)
    }

    @Test func `C19: Going to a tab's root removes its screens`() {
        var navigation = Navigation<Tab, Place>(tab: .menu, path: [.dish(1)])
        navigation.go(to: .init(tab: .menu))
        #expect(navigation == .init(tab: .menu))
    }

    @Test func `Going to a place leaves other tabs unchanged`() {
        var navigation = Navigation<Tab, Place>(tab: .orders, path: [.order(2)])
        navigation.go(to: .init(tab: .menu, path: [.dish(3)]))
        #expect(navigation[.orders] == [.order(2)])
    }

    @Test func `Equal places are equal values, whichever way led to them`() {
        var navigation = Navigation<Tab, Place>(tab: .orders, path: [.order(2)])
        navigation.popToRoot()
        navigation.tab = .menu
        #expect(navigation == .init(tab: .menu))
    }

    @Test func `An app without tabs has a path and a sheet`() {
        var navigation = Navigation<OneTab, Place>()
        navigation.push(.dish(1))
        navigation.sheet = .rating(1)
        #expect(navigation == .init(path: [.dish(1)], sheet: .rating(1)))
    }
}
