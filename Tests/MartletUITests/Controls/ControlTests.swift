import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
    private struct Settings: View {
        @State private var isLoud = false
        @State private var volume = 0.5
        @State private var count = 9

        var body: some View {
            VStack {
                Toggle("Loud", isOn: $isLoud)
                Slider(value: $volume, in: 0...1, step: 0.25)
                Stepper("Count \(count)", value: $count, in: 0...10)
                Text("\(isLoud) \(volume) \(count)" as String)
            }
        }
    }

    // Shows: Toggle
    @Test func `A toggle's change is confirmed`() throws {
        let host = mount { Settings() }
        let toggle = try host.element(.toggle)
        try host.fire(.change, on: toggle, value: true)
        #expect(host.operations.contains(.setAttribute(toggle.id, .isOn, true)))
        #expect(host.operations.count == 2)
    }

    @Test func `A toggle that refuses a change says nothing`() throws {
        let host = mount { Toggle("Fixed", isOn: .constant(false)) }
        try host.fire(.change, on: host.element(.toggle), value: true)
        #expect(host.operations == [])
    }

    // Shows: Slider
    @Test func `A slider takes the nearest step inside its bounds`() throws {
        let host = mount { Settings() }
        let slider = try host.element(.slider)
        #expect(slider.attributes == [.value: 0.5, .minimum: 0.0, .maximum: 1.0, .step: 0.25])
        try host.fire(.change, on: slider, value: 0.7)
        #expect(slider[.value] == 0.75)
        try host.fire(.change, on: slider, value: 17)
        #expect(slider[.value] == 1.0)
    }

    // Shows: Stepper
    @Test func `A stepper stops at its bounds`() throws {
        let host = mount { Settings() }
        let stepper = try host.element(.stepper)
        #expect(stepper.actions == [.increment, .decrement])
        try host.fire(.increment, on: stepper)
        #expect(host.shownTexts.contains("false 0.5 10"))
        #expect(stepper.actions == [.decrement])
    }

    private struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isOn ? "[x]" : "[ ]")
            }
        }
    }

    private struct Agree: View {
        @State private var agrees = false

        var body: some View { Toggle("I agree", isOn: $agrees).toggleStyle(Boxed()) }
    }

    // Shows: .toggleStyle
    @Test func `A toggle style of the app's own flips its toggle`() throws {
        let host = mount { Agree() }
        #expect(host.shownTexts == ["I agree", "[ ]"])
        try host.fire(.tap, on: host.element(.button))
        #expect(host.shownTexts == ["I agree", "[x]"])
    }

    @Test func `A toggle for several values is on when all are`() throws {
        final class Item { var isOn = false }
        let (a, b) = (Item(), Item())
        b.isOn = true
        let bindings = [a, b].map { item in Binding(get: { item.isOn }, set: { item.isOn = $0 }) }
        let host = mount { Toggle("All", sources: bindings, isOn: \.self) }
        let toggle = try host.element(.toggle)
        #expect(toggle.attributes == [.isOn: false, .isMixed: true])
        try host.fire(.change, on: toggle, value: true)
        #expect(a.isOn && b.isOn)
    }

    private struct Half: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(configuration.fractionCompleted ?? -1)" as String)
            configuration.label
        }
    }

    // Shows: ProgressView, .progressViewStyle, ProgressViewStyle
    @Test func `Progress tells how far it is, or nothing`() throws {
        let host = mount {
            ProgressView()
            ProgressView("Load", value: 3, total: 4).progressViewStyle(.circular)
            ProgressView("Own", value: 3, total: 4).progressViewStyle(Half())
        }
        #expect(host.elements(.progress).map(\.attributes) == [[:], [.value: 0.75, .style: "circular"]])
        #expect(host.shownTexts == ["Load", "0.75", "Own"])
    }

    @Test func `A gauge tells its value, its range and its labels`() throws {
        let host = mount {
            Gauge(value: 5, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("5 km/h")
            }
        }
        let gauge = try host.element(.gauge)
        #expect(gauge.attributes == [.value: 5.0, .maximum: 10.0])
        #expect(gauge.children.map { $0[.slot] } == ["label", "value"])
    }

    private struct Folded: View {
        var body: some View { DisclosureGroup("More") { Text("inside") } }
    }

    // Shows: DisclosureGroup
    @Test func `A disclosure unfolds`() throws {
        let host = mount { Folded() }
        let group = try host.element(.disclosure)
        #expect(group[.isExpanded] == false)
        try host.fire(.change, on: group, value: true)
        #expect(host.operations == [.setAttribute(group.id, .isExpanded, true)])
    }

    // Shows: .labelsHidden
    @Test func `Labels are hidden from the eye alone`() throws {
        let host = mount { Toggle("Loud", isOn: .constant(true)).labelsHidden() }
        #expect(try host.element(.toggle).attributes == [.isOn: true, .hidesLabel: true])
        #expect(host.shownTexts == ["Loud"])
    }

    // Shows: LabeledContent, GroupBox, ContentUnavailableView
    @Test func `Labelled content, group boxes and empty places have slots`() throws {
        let host = mount {
            LabeledContent("Name", value: "Ada")
            GroupBox("Box") { Text("inside") }
            ContentUnavailableView {
                Text("Nothing")
            } description: {
                Text("Try again")
            } actions: {
                Button("Again") {}
            }
        }
        func slots(_ kind: Kind) throws -> [Value?] { try host.element(kind).children.map { $0[.slot] } }
        #expect(try slots(.labeled) == ["label", nil])
        #expect(try slots(.groupBox) == ["label", nil])
        #expect(try slots(.contentUnavailable) == ["label", "description", "actions"])
    }
}
