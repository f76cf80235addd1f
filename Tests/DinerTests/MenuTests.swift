import DinerMenu
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("Menu")
struct MenuTests {
    private func mountApp(_ variables: [String: String] = [:]) -> TestHost {
        let clock = TestClock()
        let services = House(variables: variables).guest(clock: clock)
        return mount(clock: clock) { RootView().modifier(SystemServices(services)) }
    }

    @Test func `A22 The menu is there at once`() async {
        let host = mountApp()
        // No time passes on its clock, however long the machine takes to read the file.
        await host.settle { host.exists("Tomato Soup") }
        host.find("Tomato Soup")
    }

    @Test(arguments: ["soon", "-1", "inf", "nan"])
    func `A22 A delay that is none does not hold the menu up`(delay: String) async {
        let host = mountApp(["DINER_MENU_DELAY": delay])
        await host.settle()
        host.find("Tomato Soup")
    }

    @Test func `A22 The menu can take a second and a half`() async {
        let host = mountApp(["DINER_MENU_DELAY": "1.5"])
        await host.advance(by: .milliseconds(1499))
        host.find("Loading…")
        host.expectNone("Starters")
        await host.advance(by: .milliseconds(1))
        host.expectNone("Loading…")
        host.find("Starters")
        host.find("Tomato Soup")
    }

    @Test func `A22 The menu is loaded once for all callers`() async {
        final class Counting: MenuSource, Sendable {
            @MainActor static var asked = 0

            func sections() async throws -> [MenuSection] {
                await MainActor.run { Self.asked += 1 }
                return []
            }
        }
        let menu = MenuService(source: Counting())
        let host = mount { LoadedMenu { _ in Text("Here") }.environmentObject(menu) }
        menu.load()
        await host.settle()
        menu.load()
        await host.settle()
        host.find("Here")
        #expect(Counting.asked == 1)
    }

    @Test func `A22 A failed menu can be loaded again`() async {
        struct Unreachable: Error {}
        struct Failing: MenuSource {
            func sections() async throws -> [MenuSection] { throw Unreachable() }
        }
        let menu = MenuService(source: Failing())
        let host = mount { LoadedMenu { _ in Text("Here") }.environmentObject(menu) }
        await host.settle()
        host.find("The kitchen does not answer.")
        host.tap("Try again")
        host.find("Loading…")
        await host.settle()
        host.find("The kitchen does not answer.")
    }

    @Test func `The menu is in the user's language`() async {
        let clock = TestClock()
        let services = Services(clock: clock)
        let host = mount(clock: clock) {
            RootView().modifier(SystemServices(services)).environment(\.locale, Locale(identifier: "de_DE"))
        }
        await host.run()
        host.find("Vorspeisen")
        host.find("Tomatensuppe")
        host.find("6,50\u{a0}€")
    }
}
