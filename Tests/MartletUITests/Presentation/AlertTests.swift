import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Alerts")
struct AlertTests {
    // Shows: .alert
    @Test func `An alert asks with its title, message and actions`() throws {
        let host = mount { AlertPage(log: EventLog()) }
        try host.tapButton("Ask")
        let alert = try #require(host.first(.alert))
        #expect(alert.attributes == [.title: "Delete it?"])
        #expect(alert.children.map { $0[.slot] } == ["message", "actions", "actions"])
        #expect(host.shownTexts(in: alert) == ["It is gone for good.", "Delete", "Keep"])
        #expect(alert.children.map { $0[.role] } == [nil, "destructive", "cancel"])
    }

    @Test func `A press of an action does it, and then closes the alert`() throws {
        let log = EventLog()
        let host = mount { AlertPage(log: log) }
        try host.tapButton("Ask")
        try host.tapButton("Delete")
        #expect(log.lines == ["delete while asking true"])
        #expect(host.elements(.alert).isEmpty)
    }

    @Test func `To leave an alert without an answer is to cancel`() throws {
        let log = EventLog()
        let host = mount { AlertPage(log: log) }
        try host.tapButton("Ask")
        try host.fire(.dismiss, on: host.first(.alert))
        #expect(log.lines == ["keep"])
        #expect(host.elements(.alert).isEmpty)
    }

    @Test func `An alert without actions has an OK`() throws {
        let host = mount { BareAlertPage() }
        try host.tapButton("Tell")
        #expect(host.shownTexts(in: try #require(host.first(.alert))) == ["OK"])
        try host.tapButton("OK")
        #expect(host.elements(.alert).isEmpty)
    }

    @Test func `An alert whose only actions are fields has an OK, and its fields write`() throws {
        let host = mount { FieldAlertPage() }
        try host.tapButton("Rename")
        try host.fire(.change, on: host.first(.field), value: ["Anna", 1])
        try host.tapButton("OK")
        #expect(host.shownTexts.contains("Name: Anna"))
        #expect(host.elements(.alert).isEmpty)
    }

    // Shows: Alert
    @Test func `The older alert says and does the same`() throws {
        let log = EventLog()
        let host = mount { OldAlertPage(log: log) }
        try host.tapButton("Ask")
        let alert = try #require(host.first(.alert))
        #expect(alert[.title] == "Delete it?")
        #expect(host.shownTexts(in: alert) == ["It is gone for good.", "Delete", "Cancel"])
        try host.tapButton("Delete")
        #expect(log.lines == ["delete"])
        #expect(host.elements(.alert).isEmpty)
    }

    @Test func `An error is told by its description`() throws {
        let host = mount { ErrorPage() }
        #expect(host.elements(.alert).isEmpty)
        try host.tapButton("Fail")
        #expect(host.first(.alert)?[.title] == "The oven is cold.")
    }

    @Test func `An alert is asked about data only while there is data`() throws {
        let host = mount { DataPage() }
        try host.tapButton("Ask")
        #expect(host.elements(.alert).isEmpty)
        try host.tapButton("Choose")
        #expect(host.shownTexts(in: try #require(host.first(.alert))) == ["About Soup", "Take Soup"])
    }

    @Test func `Another alert opened by an action is shown`() throws {
        let host = mount { ChainPage() }
        try host.tapButton("Ask")
        try host.tapButton("Go on")
        #expect(host.elements(.alert).map { $0[.title] } == ["Second"])
    }
}

private struct AlertPage: View {
    let log: EventLog
    @State private var isAsking = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .alert("Delete it?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { log.lines.append("delete while asking \(isAsking)") }
                Button("Keep", role: .cancel) { log.lines.append("keep") }
            } message: {
                Text("It is gone for good.")
            }
    }
}

private struct BareAlertPage: View {
    @State private var isTelling = false

    var body: some View {
        Button("Tell") { isTelling = true }.alert("Done", isPresented: $isTelling) {}
    }
}

private struct FieldAlertPage: View {
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
        VStack {
            Button("Rename") { isAsking = true }
            Text(verbatim: "Name: \(name)")
        }
        .alert("Name", isPresented: $isAsking) { TextField("Name", text: $name) }
    }
}

private struct OldAlertPage: View {
    let log: EventLog
    @State private var isAsking = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Delete it?"), message: Text("It is gone for good."),
                    primaryButton: .destructive(Text("Delete")) { log.lines.append("delete") }, secondaryButton: .cancel())
            }
    }
}

private struct OvenError: LocalizedError {
    var errorDescription: String? { "The oven is cold." }
}

private struct ErrorPage: View {
    @State private var error: OvenError?
    @State private var hasFailed = false

    var body: some View {
        Button("Fail") {
            error = OvenError()
            hasFailed = true
        }
        .alert(isPresented: $hasFailed, error: error) { Button("OK") {} }
    }
}

private struct DataPage: View {
    @State private var isAsking = false
    @State private var dish: String?

    var body: some View {
        VStack {
            Button("Ask") { isAsking = true }
            Button("Choose") { dish = "Soup" }
        }
        .alert("Sure?", isPresented: $isAsking, presenting: dish) { dish in
            Button("Take \(dish)") {}
        } message: { dish in
            Text("About \(dish)")
        }
    }
}

private struct ChainPage: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
        Button("Ask") { first = true }
            .alert("First", isPresented: $first) { Button("Go on") { second = true } }
            .alert("Second", isPresented: $second) { Button("Stop") {} }
    }
}
