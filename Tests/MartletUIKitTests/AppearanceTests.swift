import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import UIKit

/// The proxies of `appearance()` are bars themselves, which give the looks of SwiftUI's bars. In a browser, `test_appearances.py` shows them.
@MainActor
@Suite("Appearance proxies")
struct AppearanceTests {
    private let bar = UINavigationBar()
    private let environment = EnvironmentValues()
    private let red = Paint.color(.rgb(1, 0, 0, 1))

    @Test func `A bar of which nothing is set has the default look`() {
        #expect(bar.look(in: environment) == BarLook())
        #expect(UITabBar().look(in: environment) == TabBarLook())
    }

    @Test func `A standard appearance alone is shown above content only`() {
        bar.standardAppearance.backgroundColor = .red
        #expect(bar.look(in: environment) == BarLook(paint: red))
    }

    @Test func `An appearance at the edge is always shown`() {
        bar.scrollEdgeAppearance = UINavigationBarAppearance()
        bar.scrollEdgeAppearance?.backgroundColor = .red
        #expect(bar.look(in: environment) == BarLook(paint: red, isPainted: true))
    }

    @Test func `A transparent background has no paint and no line`() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.configureWithTransparentBackground()
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        #expect(bar.look(in: environment) == BarLook(isPainted: false, hasLine: false))
    }

    @Test func `An opaque background is that of the system`() {
        bar.standardAppearance.configureWithOpaqueBackground()
        #expect(bar.look(in: environment).paint == .color(UIColor.systemBackground.elementColor(in: environment)))
    }

    @Test func `The older properties paint the bar as well`() {
        bar.barTintColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(bar.look(in: environment) == BarLook(paint: red, title: TitleLook(color: .rgb(1, 0, 0, 1))))
        bar.backgroundColor = .red
        #expect(bar.look(in: environment).isPainted == true)
        bar.backgroundColor = nil
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(bar.look(in: environment).isPainted == false)
    }

    @Test func `Tabs have the colours of the appearance, or of the older properties`() {
        let bar = UITabBar()
        bar.unselectedItemTintColor = .red
        #expect(bar.look(in: environment) == TabBarLook(itemColor: .rgb(1, 0, 0, 1)))
        let appearance = UITabBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        bar.standardAppearance = appearance
        #expect(
            bar.look(in: environment)
                == TabBarLook(isPainted: false, itemColor: .rgb(1, 0, 0, 1), selectedColor: .rgb(1, 0, 0, 1), hasLine: false))
    }

    @Test func `A proxy changes the bars of its own session alone, also those that are shown`() throws {
        let page = {
            NavigationStack { Button("Paint") { UINavigationBar.appearance().backgroundColor = .red }.navigationTitle("Title") }
        }
        let (host, other) = (mount(page), mount(page))
        host.tap("Paint")
        other.act {}
        func look(_ host: TestHost) -> BarLook? {
            var found: BarLook?
            host.session.tree.root.forEachDescendant { if $0.kind == .screen { found = $0.modifier(BarLook.self) } }
            return found
        }
        #expect(look(host) == BarLook(paint: red, isPainted: true))
        #expect(look(other) == nil)
    }
}
