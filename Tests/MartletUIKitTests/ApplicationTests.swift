import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The application")
struct ApplicationTests {
    // Shows: UIApplication.shared, import UIKit
    @Test func `The application opens URLs that browsers open, and says what it cannot open`() {
        struct Page: View {
            @State private var answers: [Bool] = []

            var body: some View {
                Button("Open") {
                    for url in ["https://example.org", "app-settings:", "other-app://x"] {
                        UIApplication.shared.open(URL(string: url)!) { answers.append($0) }
                    }
                }
                Text("\(answers)" as String)
            }
        }
        let host = mount { Page() }
        host.tap("Open")
        #expect(host.openedURLs == ["https://example.org"])
        host.find("[true, false, false]")
    }

    // Shows: UIApplication.openSettingsURLString
    @Test func `The browser's settings cannot be opened`() throws {
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!UIApplication.shared.canOpenURL(settings))
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "TEL:123"))))
    }

    // Shows: UIResponder, UIResponder.resignFirstResponder
    @Test func `The action that hides the keyboard takes the focus away from the field`() {
        struct Page: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "typing" : "idle")
                Button("Done") {
                    UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
                }
                Button("Also done") { _ = UIResponder.resignFirstResponder(UIResponder())() }
            }
        }
        let host = mount { Page() }
        for button in ["Done", "Also done"] {
            host.focus("Name")
            host.find("typing")
            host.tap(button)
            host.find("idle")
        }
    }

    @Test func `The screen stays on while the idle timer is disabled`() {
        struct Page: View {
            var body: some View {
                Button("On") { UIApplication.shared.isIdleTimerDisabled = true }
                Button("Off") { UIApplication.shared.isIdleTimerDisabled = false }
            }
        }
        let host = mount { Page() }
        host.tap("On")
        host.tap("On")
        #expect(host.requests == [])
        #expect(host.isKeptAwake)
        host.tap("Off")
        #expect(!host.isKeptAwake)
    }

    @Test func `Each session has its own application, in tasks that began in it, too`() async {
        struct Page: View {
            let name: String

            var body: some View {
                Text("page")
                    .onAppear { UIApplication.shared.applicationIconBadgeNumber = name.count }
                    .task {
                        await Task.yield()
                        await Task.yield()
                        UIPasteboard.general.string = "\(name) \(UIApplication.shared.applicationIconBadgeNumber)"
                    }
            }
        }
        let (ann, bo) = (mount { Page(name: "Ann") }, mount { Page(name: "Bo") })
        await ann.settle()
        await bo.settle()
        #expect(ann.pasteboard == "Ann 3")
        #expect(bo.pasteboard == "Bo 2")
    }

    @Test func `A callback from elsewhere reaches nobody while several users have sessions`() async {
        let (ann, bo) = (mount { Text("Ann") }, mount { Text("Bo") })
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                UIPasteboard.general.string = "lost"
                continuation.resume()
            }
        }
        await ann.settle()
        #expect(ann.pasteboard == nil)
        #expect(bo.pasteboard == nil)
    }

    @Test func `What a page cannot do is an answer that Apple's API can give`() {
        struct Page: View {
            var body: some View {
                let application = UIApplication.shared
                Text("\(application.isRegisteredForRemoteNotifications), \(UIDevice.current.batteryLevel)" as String)
            }
        }
        mount { Page() }.find("false, -1.0")
    }
}
