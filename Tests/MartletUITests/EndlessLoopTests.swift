import MartletElements
import MartletTest
import MartletUI
import Testing

/// A session whose views are in an endless loop.
@MainActor
@Suite("Views in an endless loop")
struct EndlessLoopTests {
    @Test func `A session whose views change for ever shows which they are, and ends them`() throws {
        let log = EventLog()
        let host = mount { Page { Restless(log: log) } }
        host.tap("Begin")
        let failure = try host.element(.failure)
        #expect(failure.text == "The views are in an endless loop: after 100 turns these still change: Restless.")
        #expect(failure[.details] == ["A body, onChange or onAppear probably changes state that it also reads."])
        #expect(host.session.tree.root.children.map(\.kind) == [.failure])
        #expect(host.session.tree.count == 2)
        #expect(host.session.graph.nodeCount == 2)
        #expect(host.warnings.count == 1)
        #expect(log.lines == ["gone"])
    }

    @Test func `A body that changes what it reads ends its session, and does not hang`() throws {
        let host = mount { Page { ChangesInBody() } }
        host.tap("Begin")
        #expect(try host.element(.failure).text == "The views are in an endless loop: after 100 turns these still change: ChangesInBody.")
    }

    @Test func `A session that has ended for its views hears what happens, and answers nothing`() throws {
        let host = mount { Page { ChangesInBody() } }
        let button = try host.element(.button)
        host.tap("Begin")
        #expect(throws: EventRejection.unknownElement(button.id)) { try host.session.send(.element(Event(.tap, on: button.id))) }
        try host.session.send(.phase(.background))
        #expect(try host.element(.failure).text != nil)
    }
}

private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var hasBegun = false

    var body: some View {
        NavigationStack {
            List {
                Button("Begin") { hasBegun = true }
                if hasBegun { content }
            }
            .navigationTitle(hasBegun ? "Begun" : "Waiting")
        }
    }
}

private struct Restless: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onChange(of: count, initial: true) { count += 1 }
            .onDisappear { log.lines.append("gone") }
    }
}

private struct ChangesInBody: View {
    @State private var count = 0

    var body: some View {
        let _ = change()
        Text("\(count)")
    }

    private func change() { count += 1 }
}
