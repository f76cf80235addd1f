import MartletElements
import MartletTest
import MartletUI
import Testing

/// Menus, groups of controls and gauges that an app draws.
@MainActor
@Suite("Styles of the app")
struct OwnStyleTests {
    private struct Starred: MenuStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? "Open" : "Closed")
                Menu(configuration)
            }
        }
    }

    // Shows: .menuStyle, MenuStyle
    @Test func `An app draws around a menu, whose commands stay`() throws {
        var sizes: [String] = []
        let host = mount { Menu("Size") { Button("Small") { sizes.append("S") } }.menuStyle(Starred()) }
        #expect(host.shownTexts == ["Open", "Size", "Small"])
        #expect(host.elements(.menu).count == 1)
        host.tap("Size")
        host.tap("Small")
        #expect(sizes == ["S"])
    }

    @Test func `A menu's style reads the environment of the menu`() {
        #expect(mount { Menu("Size") {}.menuStyle(Starred()).disabled(true) }.exists("Closed"))
    }

    @Test func `A styled menu keeps its primary action`() throws {
        var taps = 0
        let host = mount {
            Menu("Size") {
            } primaryAction: {
                taps += 1
            }.menuStyle(Starred())
        }
        try host.fire(.tap, on: host.element(.menu))
        #expect(taps == 1)
    }

    private struct Captioned: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("of")
                configuration.content
            }
        }
    }

    // Shows: .controlGroupStyle, ControlGroupStyle
    @Test func `An app draws a group of controls with its label`() throws {
        let host = mount {
            ControlGroup("Format") { Button("Bold") {} }.controlGroupStyle(Captioned())
        }
        #expect(host.shownTexts == ["Format", "of", "Bold"])
        #expect(host.elements(.controlGroup).isEmpty)
    }

    @Test func `The menu style of a group makes a menu of it`() throws {
        let host = mount { ControlGroup("Format") { Button("Bold") {} }.controlGroupStyle(.menu) }
        #expect(host.elements(.menu).count == 1)
        #expect(host.shownTexts == ["Format", "Bold"])
    }

    @Test func `A host's style of a group has a name`() throws {
        #expect(try mount { ControlGroup { Text("x") }.controlGroupStyle(.compactMenu) }.element(.controlGroup)[.style] == "compactMenu")
        #expect(try mount { ControlGroup { Text("x") } }.element(.controlGroup)[.style] == nil)
    }

    private struct Words: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text("\(configuration.value)" as String)
            configuration.currentValueLabel
            if configuration.minimumValueLabel == nil { Text("no minimum") }
        }
    }

    // Shows: .gaugeStyle, GaugeStyle
    @Test func `An app draws a gauge, whose value is a share of its range`() {
        let host = mount {
            Gauge(value: 30, in: 20...40) {
                Text("Speed")
            } currentValueLabel: {
                Text("30 km/h")
            }.gaugeStyle(Words())
        }
        #expect(host.shownTexts == ["Speed", "0.5", "30 km/h", "no minimum"])
    }
}
