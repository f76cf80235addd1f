import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Sheets")
struct SheetTests {
    // Shows: .sheet
    @Test func `A sheet is shown at the top while its binding is true`() throws {
        let host = mount { SheetPage() }
        #expect(host.elements(.sheet).isEmpty)
        try host.tapButton("Open")
        let sheet = try #require(host.first(.sheet))
        #expect(sheet.parent === host.session.tree.root)
        #expect(sheet.attributes == [.style: "sheet"])
        #expect(sheet.actions == [.dismiss])
        #expect(host.shownTexts(in: sheet) == ["In the sheet", "Close", "Count 0"])
    }

    @Test func `The user closes a sheet: the binding is written, and then it is gone`() throws {
        let log = EventLog()
        let host = mount { SheetPage(log: log) }
        try host.tapButton("Open")
        try host.fire(.dismiss, on: host.first(.sheet))
        #expect(host.elements(.sheet).isEmpty)
        #expect(host.shownTexts.contains("closed"))
        #expect(log.lines == ["sheet appeared", "sheet disappeared", "dismissed"])
    }

    // Shows: .onDisappear
    @Test func `A view in a sheet closes it with dismiss, and onDismiss is called then too`() throws {
        let log = EventLog()
        let host = mount { SheetPage(log: log) }
        try host.tapButton("Open")
        try host.tapButton("Close")
        #expect(host.elements(.sheet).isEmpty)
        #expect(log.lines == ["sheet appeared", "sheet disappeared", "dismissed"])
    }

    @Test func `What a sheet keeps ends with it`() throws {
        let host = mount { SheetPage() }
        try host.tapButton("Open")
        try host.tapButton("Count 0")
        #expect(host.shownTexts.contains("Count 1"))
        try host.tapButton("Close")
        try host.tapButton("Open")
        #expect(host.shownTexts.contains("Count 0"))
    }

    @Test func `A sheet has the environment of the view that presents it`() throws {
        let host = mount { InheritingPage() }
        try host.tapButton("Open")
        #expect(host.shownTexts(in: try #require(host.first(.sheet))) == ["fr_FR", "presented true"])
    }

    // Shows: .tint
    @Test func `A sheet has the tint of the view that presents it`() throws {
        let host = mount { SheetPage().tint(.pink) }
        try host.tapButton("Open")
        #expect(try #require(host.first(.sheet)).modifiers == [Modifier(Tint(.token("pink")))])
    }

    @Test func `A change of what the sheet shows comes from the presenter's state`() throws {
        let host = mount { CountingPresenter() }
        try host.tapButton("Open")
        try host.tapButton("More")
        #expect(host.shownTexts(in: try #require(host.first(.sheet))) == ["Count 1", "More"])
        #expect(host.operations.count == 1)
    }

    @Test func `A sheet over a sheet stands above it, and closes alone`() throws {
        let host = mount { NestedPage() }
        try host.tapButton("Open first")
        try host.tapButton("Open second")
        #expect(host.session.tree.root.children.map(\.kind) == [.button, .sheet, .sheet])
        #expect(host.shownTexts(in: host.session.tree.root.children[2]) == ["second"])
        try host.fire(.dismiss, on: host.elements(.sheet)[1])
        #expect(host.session.tree.root.children.map(\.kind) == [.button, .sheet])
        try host.tapButton("Open second")
        try host.fire(.dismiss, on: host.elements(.sheet)[0])
        #expect(host.session.tree.root.children.map(\.kind) == [.button])
    }

    @Test func `A sheet for an item shows it, and for another item is another sheet`() throws {
        let log = EventLog()
        let host = mount { ItemPage(log: log) }
        try host.tapButton("Soup")
        let first = try #require(host.first(.sheet))
        #expect(host.shownTexts(in: first) == ["Soup of the day", "Next"])
        try host.tapButton("Next")
        let second = try #require(host.first(.sheet))
        #expect(second !== first)
        #expect(host.shownTexts(in: second) == ["Tart of the day", "Next"])
        #expect(log.lines == ["dismissed"])
        try host.fire(.dismiss, on: second)
        #expect(host.elements(.sheet).isEmpty)
        #expect(log.lines == ["dismissed", "dismissed"])
    }

    // Shows: .presentationDetents, .presentationDragIndicator, .presentationBackground, .interactiveDismissDisabled, PresentationDetent
    // Shows: .presentationCornerRadius
    @Test func `What the content says of its sheet is said by the sheet`() throws {
        let host = mount { LookPage() }
        let sheet = try #require(host.first(.sheet))
        #expect(
            sheet.attributes == [
                .style: "sheet", .detents: [200.0, "40%", "medium", "large"], .dragIndicator: true, .cornerRadius: 24.0, .isModal: true,
                .selection: 2, .allowsBackgroundInteraction: true,
            ])
        #expect(sheet.modifier(Background.self) == Background(.color(.token("red"))))
        #expect(sheet.actions == [.change])
        try host.fire(.change, on: sheet, value: 3)
        #expect(host.shownTexts.contains("large"))
    }

    // Shows: .fullScreenCover
    @Test func `A full screen cover is closed by its content alone`() throws {
        let host = mount { CoverPage() }
        try host.tapButton("Open")
        let cover = try #require(host.first(.sheet))
        #expect(cover.attributes == [.style: "fullScreenCover", .isModal: true])
        #expect(cover.actions == [])
        try host.tapButton("Close")
        #expect(host.elements(.sheet).isEmpty)
    }

    // Shows: .popover
    @Test func `A popover stands beside its view on a wide screen, and is a sheet on a narrow one`() throws {
        let wide = mount(traits: ClientTraits(width: 1200)) { PopoverPage() }
        try wide.tapButton("Open")
        let button = try #require(wide.first(.button, saying: "Open"))
        #expect(wide.first(.sheet)?.attributes == [.style: "popover", .anchor: .int(button.id.rawValue)])
        let narrow = mount { PopoverPage() }
        try narrow.tapButton("Open")
        #expect(narrow.first(.sheet)?.attributes == [.style: "sheet"])
    }

    @Test func `A sheet ends with the view that presents it`() throws {
        let host = mount { VanishingPage() }
        try host.tapButton("Open")
        try host.tapButton("Vanish")
        #expect(host.elements(.sheet).isEmpty)
    }
}

private struct SheetPage: View {
    var log = EventLog()
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
            Button {
                count += 1
            } label: {
                Text(verbatim: "Count \(count)")
            }
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
    let log: EventLog
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
