import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Presentations")
struct PresentationTests {
    // MARK: Sheets

    @Test func `A sheet is shown at the top while its binding is true`() throws {
        let host = mount { SheetPage() }
        #expect(host.all(.sheet).isEmpty)
        try host.press("Open")
        let sheet = try #require(host.element(.sheet))
        #expect(sheet.parent === host.session.tree.root)
        #expect(sheet.attributes == [.style: "sheet"])
        #expect(sheet.actions == [.dismiss])
        #expect(host.texts(in: sheet) == ["In the sheet", "Close", "Count 0"])
    }

    @Test func `The user closes a sheet: the binding is written, and then it is gone`() throws {
        let log = Log()
        let host = mount { SheetPage(log: log) }
        try host.press("Open")
        try host.report(.dismiss, on: host.element(.sheet))
        #expect(host.all(.sheet).isEmpty)
        #expect(host.texts.contains("closed"))
        #expect(log.lines == ["sheet appeared", "sheet disappeared", "dismissed"])
    }

    @Test func `A view in a sheet closes it with dismiss, and onDismiss is called then too`() throws {
        let log = Log()
        let host = mount { SheetPage(log: log) }
        try host.press("Open")
        try host.press("Close")
        #expect(host.all(.sheet).isEmpty)
        #expect(log.lines == ["sheet appeared", "sheet disappeared", "dismissed"])
    }

    @Test func `What a sheet keeps ends with it`() throws {
        let host = mount { SheetPage() }
        try host.press("Open")
        try host.press("Count 0")
        #expect(host.texts.contains("Count 1"))
        try host.press("Close")
        try host.press("Open")
        #expect(host.texts.contains("Count 0"))
    }

    @Test func `A sheet has the environment of the view that presents it`() throws {
        let host = mount { InheritingPage() }
        try host.press("Open")
        #expect(host.texts(in: try #require(host.element(.sheet))) == ["fr_FR", "presented true"])
    }

    @Test func `A change of what the sheet shows comes from the presenter's state`() throws {
        let host = mount { CountingPresenter() }
        try host.press("Open")
        try host.press("More")
        #expect(host.texts(in: try #require(host.element(.sheet))) == ["Count 1", "More"])
        #expect(host.operations.count == 1)
    }

    @Test func `A sheet over a sheet stands above it, and closes alone`() throws {
        let host = mount { NestedPage() }
        try host.press("Open first")
        try host.press("Open second")
        #expect(host.session.tree.root.children.map(\.kind) == [.button, .sheet, .sheet])
        #expect(host.texts(in: host.session.tree.root.children[2]) == ["second"])
        try host.report(.dismiss, on: host.all(.sheet)[1])
        #expect(host.session.tree.root.children.map(\.kind) == [.button, .sheet])
        try host.press("Open second")
        try host.report(.dismiss, on: host.all(.sheet)[0])
        #expect(host.session.tree.root.children.map(\.kind) == [.button])
    }

    @Test func `A sheet for an item shows it, and for another item is another sheet`() throws {
        let log = Log()
        let host = mount { ItemPage(log: log) }
        try host.press("Soup")
        let first = try #require(host.element(.sheet))
        #expect(host.texts(in: first) == ["Soup of the day", "Next"])
        try host.press("Next")
        let second = try #require(host.element(.sheet))
        #expect(second !== first)
        #expect(host.texts(in: second) == ["Tart of the day", "Next"])
        #expect(log.lines == ["dismissed"])
        try host.report(.dismiss, on: second)
        #expect(host.all(.sheet).isEmpty)
        #expect(log.lines == ["dismissed", "dismissed"])
    }

    @Test func `What the content says of its sheet is said by the sheet`() throws {
        let host = mount { LookPage() }
        let sheet = try #require(host.element(.sheet))
        #expect(
            sheet.attributes == [
                .style: "sheet", .detents: [200.0, "40%", "medium", "large"], .dragIndicator: true, .cornerRadius: 24.0, .isModal: true,
                .selection: 2, .allowsBackgroundInteraction: true,
            ])
        #expect(sheet.modifier(Background.self) == Background(.color(.token("red"))))
        #expect(sheet.actions == [.change])
        try host.report(.change, on: sheet, 3)
        #expect(host.texts.contains("large"))
    }

    @Test func `A full screen cover is closed by its content alone`() throws {
        let host = mount { CoverPage() }
        try host.press("Open")
        let cover = try #require(host.element(.sheet))
        #expect(cover.attributes == [.style: "fullScreenCover", .isModal: true])
        #expect(cover.actions == [])
        try host.press("Close")
        #expect(host.all(.sheet).isEmpty)
    }

    @Test func `A popover stands beside its view on a wide screen, and is a sheet on a narrow one`() throws {
        let wide = mount(traits: ClientTraits(width: 1200)) { PopoverPage() }
        try wide.press("Open")
        let button = try #require(wide.element(.button, saying: "Open"))
        #expect(wide.element(.sheet)?.attributes == [.style: "popover", .anchor: .int(button.id.rawValue)])
        let narrow = mount { PopoverPage() }
        try narrow.press("Open")
        #expect(narrow.element(.sheet)?.attributes == [.style: "sheet"])
    }

    @Test func `A sheet ends with the view that presents it`() throws {
        let host = mount { VanishingPage() }
        try host.press("Open")
        try host.press("Vanish")
        #expect(host.all(.sheet).isEmpty)
    }

    // MARK: Alerts

    @Test func `An alert asks with its title, message and actions`() throws {
        let host = mount { AlertPage(log: Log()) }
        try host.press("Ask")
        let alert = try #require(host.element(.alert))
        #expect(alert.attributes == [.title: "Delete it?"])
        #expect(alert.children.map { $0[.slot] } == ["message", "actions", "actions"])
        #expect(host.texts(in: alert) == ["It is gone for good.", "Delete", "Keep"])
        #expect(alert.children.map { $0[.role] } == [nil, "destructive", "cancel"])
    }

    @Test func `A press of an action does it, and then closes the alert`() throws {
        let log = Log()
        let host = mount { AlertPage(log: log) }
        try host.press("Ask")
        try host.press("Delete")
        #expect(log.lines == ["delete while asking true"])
        #expect(host.all(.alert).isEmpty)
    }

    @Test func `To leave an alert without an answer is to cancel`() throws {
        let log = Log()
        let host = mount { AlertPage(log: log) }
        try host.press("Ask")
        try host.report(.dismiss, on: host.element(.alert))
        #expect(log.lines == ["keep"])
        #expect(host.all(.alert).isEmpty)
    }

    @Test func `An alert without actions has an OK`() throws {
        let host = mount { BareAlertPage() }
        try host.press("Tell")
        #expect(host.texts(in: try #require(host.element(.alert))) == ["OK"])
        try host.press("OK")
        #expect(host.all(.alert).isEmpty)
    }

    @Test func `An alert whose only actions are fields has an OK, and its fields write`() throws {
        let host = mount { FieldAlertPage() }
        try host.press("Rename")
        try host.report(.change, on: host.element(.field), ["Anna", 1])
        try host.press("OK")
        #expect(host.texts.contains("Name: Anna"))
        #expect(host.all(.alert).isEmpty)
    }

    @Test func `The older alert says and does the same`() throws {
        let log = Log()
        let host = mount { OldAlertPage(log: log) }
        try host.press("Ask")
        let alert = try #require(host.element(.alert))
        #expect(alert[.title] == "Delete it?")
        #expect(host.texts(in: alert) == ["It is gone for good.", "Delete", "Cancel"])
        try host.press("Delete")
        #expect(log.lines == ["delete"])
        #expect(host.all(.alert).isEmpty)
    }

    @Test func `An error is told by its description`() throws {
        let host = mount { ErrorPage() }
        #expect(host.all(.alert).isEmpty)
        try host.press("Fail")
        #expect(host.element(.alert)?[.title] == "The oven is cold.")
    }

    @Test func `An alert is asked about data only while there is data`() throws {
        let host = mount { DataPage() }
        try host.press("Ask")
        #expect(host.all(.alert).isEmpty)
        try host.press("Choose")
        #expect(host.texts(in: try #require(host.element(.alert))) == ["About Soup", "Take Soup"])
    }

    @Test func `Another alert opened by an action is shown`() throws {
        let host = mount { ChainPage() }
        try host.press("Ask")
        try host.press("Go on")
        #expect(host.all(.alert).map { $0[.title] } == ["Second"])
    }

    // MARK: Confirmations

    @Test func `A confirmation hides its title unless told to show it, and can be cancelled`() throws {
        let host = mount { ConfirmationPage() }
        try host.press("Ask")
        let dialog = try #require(host.element(.confirmation))
        #expect(dialog.attributes == [.title: "What now?", .hidesTitle: true])
        #expect(host.texts(in: dialog) == ["Share", "Cancel"])
        #expect(dialog.children.last?[.role] == "cancel")
        try host.press("Cancel")
        #expect(host.all(.confirmation).isEmpty)
    }

    @Test func `An action sheet is a confirmation`() throws {
        let host = mount { ActionSheetPage() }
        try host.press("Ask")
        let dialog = try #require(host.element(.confirmation))
        #expect(dialog.attributes == [.title: "What now?"])
        #expect(host.texts(in: dialog) == ["Share", "Cancel"])
        try host.press("Share")
        #expect(host.texts.contains("shared"))
        #expect(host.all(.confirmation).isEmpty)
    }
}

final class Log {
    var lines: [String] = []
}

private struct SheetPage: View {
    var log = Log()
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }
            Text(verbatim: isOpen ? "open" : "closed")
        }
        .sheet(isPresented: $isOpen, onDismiss: { log.lines.append("dismissed") }) {
            SheetContent()
                .onAppear { log.lines.append("sheet appeared") }
                .onDisappear { log.lines.append("sheet disappeared") }
        }
    }
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
        VStack {
            Text("In the sheet")
            Button("Close") { dismiss() }
            Button { count += 1 } label: { Text(verbatim: "Count \(count)") }
        }
    }
}

private struct InheritingPage: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { LocaleReader() }
            .environment(\.locale, Locale(identifier: "fr_FR"))
    }
}

private struct LocaleReader: View {
    @Environment(\.locale) private var locale
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        Text(verbatim: locale.identifier)
        Text(verbatim: "presented \(isPresented)")
    }
}

private struct CountingPresenter: View {
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                VStack {
                    Text(verbatim: "Count \(count)")
                    Button("More") { count += 1 }
                }
            }
    }
}

private struct NestedPage: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
        Button("Open first") { first = true }
            .sheet(isPresented: $first) {
                Button("Open second") { second = true }
                    .sheet(isPresented: $second) { Text("second") }
            }
    }
}

private struct Dish: Identifiable {
    var id: String { name }
    let name: String
}

private struct ItemPage: View {
    let log: Log
    @State private var dish: Dish?

    var body: some View {
        Button("Soup") { dish = Dish(name: "Soup") }
            .sheet(item: $dish, onDismiss: { log.lines.append("dismissed") }) { dish in
                VStack {
                    Text(verbatim: "\(dish.name) of the day")
                    Button("Next") { self.dish = Dish(name: "Tart") }
                }
            }
    }
}

private struct LookPage: View {
    @State private var height = PresentationDetent.medium

    var body: some View {
        Text(verbatim: height == .large ? "large" : "other")
            .sheet(isPresented: .constant(true)) {
                Text("content")
                    .presentationDetents([.large, .medium, .height(200), .fraction(0.4)], selection: $height)
                    .presentationDragIndicator(.visible)
                    .presentationBackground(.red)
                    .presentationCornerRadius(24)
                    .presentationBackgroundInteraction(.enabled)
                    .interactiveDismissDisabled()
            }
    }
}

private struct CoverPage: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { SheetContent() }
    }
}

private struct PopoverPage: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }.popover(isPresented: $isOpen, arrowEdge: .top) { Text("content") }
    }
}

private struct VanishingPage: View {
    @State private var isThere = true
    @State private var isOpen = false

    var body: some View {
        VStack {
            if isThere {
                Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("content") }
            }
            Button("Vanish") { isThere = false }
        }
    }
}

private struct AlertPage: View {
    let log: Log
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
    let log: Log
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

private struct ConfirmationPage: View {
    @State private var isAsking = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .confirmationDialog("What now?", isPresented: $isAsking) { Button("Share") {} }
    }
}

private struct ActionSheetPage: View {
    @State private var isAsking = false
    @State private var isShared = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(title: Text("What now?"), buttons: [.default(Text("Share")) { isShared = true }, .cancel()])
            }
        Text(verbatim: isShared ? "shared" : "kept")
    }
}
