import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The device")
struct DeviceTests {
    // Shows: UIScreen.main
    @Test func `A view that reads the screen's size is evaluated again when the window changes`() {
        struct Page: View {
            var body: some View {
                let screen = UIScreen.main
                Text("\(Int(screen.bounds.width)) at \(Int(screen.scale))" as String)
            }
        }
        let host = mount(traits: ClientTraits(width: 390, height: 844, scale: 3)) { Page() }
        host.find("390 at 3")
        host.send(.traits(ClientTraits(width: 844, height: 390, scale: 3)))
        host.find("844 at 3")
    }

    // Shows: UIDevice.current
    @Test func `A narrow window is that of an iPhone, a wide one that of an iPad`() {
        struct Page: View {
            var body: some View {
                let device = UIDevice.current
                Text(
                    "\(device.model), \(device.systemName), \(device.userInterfaceIdiom == .pad), \(device.orientation.isLandscape)"
                        as String)
            }
        }
        mount(traits: ClientTraits(width: 390, height: 844)) { Page() }.find("iPhone, iOS, false, false")
        mount(traits: ClientTraits(width: 1180, height: 820)) { Page() }.find("iPad, iPadOS, true, true")
    }

    @Test func `The identifier for the vendor stays the same in the user's later sessions`() throws {
        struct Page: View {
            var body: some View { Text(UIDevice.current.identifierForVendor?.uuidString ?? "none") }
        }
        let first = mount { Page() }
        let key = try #require(first.stored.keys.first)
        let id = try #require(first.stored[key]?.stringValue)
        first.find(id)
        mount(stored: first.stored) { Page() }.find(id)
    }

    // Shows: UIImpactFeedbackGenerator, UINotificationFeedbackGenerator, UISelectionFeedbackGenerator
    @Test func `Generators of feedback let the device vibrate`() {
        struct Page: View {
            private let notification = UINotificationFeedbackGenerator()

            var body: some View {
                Button("Hit") {
                    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0)
                    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: .nan)
                }
                Button("Fail") { notification.notificationOccurred(.error) }
                Button("Select") { UISelectionFeedbackGenerator().selectionChanged() }
            }
        }
        let host = mount { Page() }
        host.tap("Hit")
        host.tap("Fail")
        host.tap("Select")
        #expect(host.vibrations == [[35], [20, 60, 20, 60, 35], [8]])
    }

    // Shows: UIPasteboard.general
    @Test func `The pasteboard copies in the browser, and reads what the session has copied`() {
        struct Page: View {
            @State private var read = ""

            var body: some View {
                Button("Copy") { UIPasteboard.general.string = "soup" }
                Button("Read") { read = UIPasteboard.general.string ?? "nothing" }
                Text("Read: \(read)" as String)
            }
        }
        let (host, other) = (mount { Page() }, mount { Page() })
        host.tap("Copy")
        #expect(host.pasteboard == "soup")
        host.tap("Read")
        host.find("Read: soup")
        other.tap("Read")
        other.find("Read: nothing")
    }

    @Test func `A view that reads the traits is evaluated again when the user's settings change`() {
        struct Page: View {
            var body: some View {
                let (traits, accessibility) = (UITraitCollection.current, UIAccessibility.isReduceMotionEnabled)
                Text("\(traits.userInterfaceStyle == .dark), \(accessibility)" as String)
            }
        }
        let host = mount { Page() }
        host.find("false, false")
        host.send(.traits(ClientTraits(colorScheme: .dark)))
        host.find("true, false")
        host.send(.traits(ClientTraits(colorScheme: .dark, reduceMotion: true)))
        host.find("true, true")
    }

    // Shows: UITraitCollection
    @Test func `A colour is what its provider gives for light and for dark mode`() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : .yellow }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .yellow)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [0.25, 0.25, 0.25, 1])
    }

    @Test func `The components of a colour are those of the session's mode`() {
        struct Page: View {
            var body: some View { Text(UIColor.systemBackground.cgColor.components?.first == 0 ? "black" : "white") }
        }
        #expect(mount(traits: ClientTraits(colorScheme: .dark)) { Page() }.exists("black"))
        #expect(mount { Page() }.exists("white"))
    }

    @Test func `The colour scheme that a view prefers is stronger than the window's, which returns when the view is gone`() {
        struct Page: View {
            @State private var isShown = false

            var body: some View {
                Button("Light") { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light }
                Button("Toggle") { isShown.toggle() }
                if isShown { Text("Night").preferredColorScheme(.dark) }
                Text("Dark: \(UITraitCollection.current.userInterfaceStyle == .dark)" as String)
            }
        }
        let host = mount { Page() }
        host.tap("Light")
        #expect(host.requests == [.colorScheme(.light)])
        host.tap("Toggle")
        #expect(host.requests == [.colorScheme(.dark)])
        host.find("Dark: true")
        host.tap("Light")
        #expect(host.requests == [])
        host.tap("Toggle")
        #expect(host.requests == [.colorScheme(.light)])
        host.find("Dark: false")
    }

    @Test func `The page of an app that reads the screen's size remembers it`() {
        struct Page: View {
            var body: some View {
                Button("Read") { _ = (UIScreen.main.bounds, UIScreen.main.scale) }
            }
        }
        let host = mount { Page() }
        host.tap("Read")
        #expect(host.requests == [.rememberWindow])
        host.tap("Read")
        #expect(host.requests == [])
    }

    @Test func `A window sets the colour scheme of the page`() {
        struct Page: View {
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                Text("\(scheme)" as String)
                Button("Dark") { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark }
            }
        }
        let host = mount { Page() }
        host.tap("Dark")
        #expect(host.requests == [.colorScheme(.dark)])
        host.find("dark")
    }
}
