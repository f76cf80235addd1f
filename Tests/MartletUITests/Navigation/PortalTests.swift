import MartletElements
import MartletGraph
import MartletTest
import MartletUI
import Testing

@testable import MartletCore

/// Views that are shown elsewhere than where they stand.
@MainActor
@Suite("Portals")
struct PortalTests {
    private func bar(of host: TestHost) -> [String] { host.elements(.button).compactMap { $0.first { $0.text?.count == 1 }?.text } }

    @Test func `Buttons of a bar stand as the views do that bring them`() {
        let host = mount { NavigationStack { Bars() } }
        #expect(bar(of: host) == ["A", "C"])
        host.tap("Switch")
        #expect(bar(of: host) == ["A", "B", "C"])
    }

    @Test func `Buttons of a bar move with the views that bring them`() {
        let host = mount { NavigationStack { MovingBars() } }
        #expect(bar(of: host) == ["A", "B", "C"])
        host.tap("Reverse")
        #expect(bar(of: host) == ["C", "B", "A"])
    }

    @Test func `A dialog opened later stands above one whose view stands later`() {
        let host = mount { TwoSheets() }
        host.tap("Second")
        host.tap("First")
        let texts = host.shownTexts
        #expect(texts.firstIndex(of: "second sheet")! < texts.firstIndex(of: "first sheet")!)
    }

    @Test func `Elements that are shown nowhere go with their views`() {
        let host = mount { Barless() }
        let count = host.session.tree.count
        for _ in 0..<5 {
            host.tap("Switch")
            host.tap("Switch")
        }
        #expect(host.session.tree.count == count)
    }

    @Test func `Elements that were made and ended in one turn are forgotten`() {
        let host = mount { Fleeting() }
        let count = host.session.tree.count
        host.tap("Switch")
        host.tap("Switch")
        #expect(host.session.tree.count == count)
    }
}

private struct Bars: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").toolbar { Button("A") {} }
            if isOn { Text("b").toolbar { Button("B") {} } }
            Text("c").toolbar { Button("C") {} }
            Button("Switch") { isOn.toggle() }
        }
    }
}

private struct MovingBars: View {
    @State private var names = ["A", "B", "C"]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in Text("row").toolbar { Button(name) {} } }
            Button("Reverse") { names.reverse() }
        }
    }
}

private struct TwoSheets: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
        VStack {
            Text("1").sheet(isPresented: $first) { Text("first sheet") }
            Text("2").sheet(isPresented: $second) {
                Text("second sheet")
                Button("First") { first = true }
            }
            Button("Second") { second = true }
        }
    }
}

/// Brings buttons for a bar that is not there.
private struct Barless: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            if isOn { Text("a").toolbar { Button("A") {} } }
            Button("Switch") { isOn.toggle() }
        }
    }
}

/// Shows in one turn what it takes back in the same.
private struct Fleeting: View {
    @State private var isOn = false
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown { Text("fleeting **text**") }
            Taking(isShown: $isShown, isOn: isOn)
            Button("Switch") {
                isOn.toggle()
                isShown = true
            }
        }
    }
}

private struct Taking: View {
    @Binding var isShown: Bool
    let isOn: Bool

    var body: some View {
        let _ = take()
        Text(isOn ? "on" : "off")
    }

    private func take() { if isShown { isShown = false } }
}
