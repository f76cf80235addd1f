import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
    // Shows: HelpLink
    @Test func `A help link is a button that opens its page`() throws {
        var opened: [URL] = []
        let host = mount {
            HelpLink(destination: URL(string: "https://example.com/help")!)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    })
        }
        host.tap("Help")
        #expect(opened.map(\.absoluteString) == ["https://example.com/help"])
        var count = 0
        let other = mount { HelpLink { count += 1 } }
        other.tap("Help")
        #expect(count == 1)
    }

    // Shows: .buttonStyle, .buttonBorderShape, .controlSize
    @Test func `A button has its role, style and shape as attributes`() throws {
        let host = mount {
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
        }
        let button = try host.element(.button)
        #expect(button.attributes == [.role: "destructive", .style: "borderedProminent", .borderShape: "capsule"])
        #expect(button.modifier(ControlScale.self)?.name == "large")
        #expect(button.actions == [.tap])
    }

    /// Buttons whose actions capture a value that changes with each tap.
    private struct Doubling: View {
        @State private var number = 1

        var body: some View {
            let number = number
            Text(verbatim: "\(number)")
            Button("Double") { self.number = 2 * number }
            Button("Triple") { self.number = 3 * number }.buttonStyle(Quiet())
        }
    }

    @Test func `A button with another action and nothing else new runs it, and is not evaluated`() {
        let host = mount { Doubling() }
        host.tap("Double")
        host.tap("Triple")
        host.resetCounts()
        host.tap("Double")
        #expect(host.exists("12"))
        #expect(host.evaluations(of: Button<Text>.self) == 0)
    }

    private struct Quiet: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
    }

    private struct Loud: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    // Shows: ButtonStyle
    @Test func `A custom style draws the button, and receives presses only if it reads isPressed`() throws {
        let quiet = mount { Button("Go") {}.buttonStyle(Quiet()) }
        #expect(try quiet.element(.button).actions == [.tap])
        #expect(try quiet.element(.button)[.style] == "custom")

        let loud = mount { Button("Go") {}.buttonStyle(Loud()) }
        let button = try loud.element(.button)
        #expect(button.actions == [.tap, .press])
        #expect(loud.shownTexts == ["Go", "up", "on"])
        try loud.fire(.press, on: button, value: true)
        #expect(loud.operations.count == 1)
        #expect(loud.shownTexts == ["Go", "down", "on"])
        try loud.fire(.press, on: button, value: false)
        #expect(loud.shownTexts == ["Go", "up", "on"])
    }

    @Test func `Button styles apply to links, which remain links`() throws {
        let host = mount {
            NavigationStack {
                Link("Out", destination: URL(string: "https://swift.org")!).buttonStyle(.borderedProminent)
                NavigationLink("On") { Text("Here") }.buttonStyle(Loud())
            }
        }
        let link = try host.element(.link)
        #expect(link[.style] == "borderedProminent")
        #expect(link[.href] == "https://swift.org")
        #expect(try host.element(.navigationLink)[.style] == "custom")
        #expect(host.shownTexts == ["Out", "On", "up", "on"])
        host.tap("On")
        #expect(host.exists("Here"))
    }

    private struct Switchable: View {
        @State private var isOff = false

        var body: some View {
            Button("Go") { isOff = true }.buttonStyle(Loud()).disabled(isOff)
        }
    }

    @Test func `A style reads the environment of its button`() throws {
        let host = mount { Switchable() }
        try host.fire(.tap, on: host.element(.button))
        #expect(host.shownTexts == ["Go", "up", "off"])
        #expect(try host.element(.button)[.disabled] == true)
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }.buttonStyle(Twice())
        }
    }

    // Shows: PrimitiveButtonStyle
    @Test func `A primitive style decides how the button is triggered`() throws {
        let host = mount { Counter() }
        let button = try host.element(.button)
        #expect(button.actions == [.tap, .doubleTap])
        try host.fire(.doubleTap, on: button)
        #expect(host.shownTexts == ["1"])
    }

    // Shows: .keyboardShortcut
    @Test func `A keyboard shortcut uses the browser's key names`() throws {
        let host = mount {
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Done") {}.keyboardShortcut(.defaultAction)
        }
        #expect(host.elements(.button).map { $0[.shortcut] } == ["Shift+Meta+S", "Enter"])
    }

    // Shows: Link, OpenURLAction
    @Test func `The host opens a link unless the app handles URLs`() throws {
        let url = try #require(URL(string: "https://example.org"))
        var opened: [URL] = []
        let host = mount {
            Link("Site", destination: url)
            Link("Own", destination: url).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                })
        }
        let links = host.elements(.link)
        #expect(links.map { $0[.href] } == ["https://example.org", "https://example.org"])
        #expect(links.map(\.actions) == [[], [.tap]])
        try host.fire(.tap, on: links[1])
        #expect(opened == [url])
        #expect(host.requests == [])
    }

    private struct Opener: View {
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Open") { if let url = URL(string: "https://example.org/a") { openURL(url) } }
        }
    }

    // Shows: \.openURL
    @Test func `Opening a URL becomes a request to the host`() throws {
        let host = mount { Opener() }
        try host.fire(.tap, on: host.element(.button))
        #expect(host.requests == [.open("https://example.org/a")])
    }

    // Shows: Menu
    @Test func `The commands of a menu have the command style, and its label is in the label slot`() throws {
        let host = mount {
            Menu("More") { Button("Delete", role: .destructive) {} }.buttonStyle(.bordered)
        }
        let menu = try host.element(.menu)
        #expect(menu[.style] == "bordered")
        #expect(menu.children.map { $0[.slot] } == ["label", nil])
        #expect(try host.element(.button).attributes == [.role: "destructive"])
    }
}
