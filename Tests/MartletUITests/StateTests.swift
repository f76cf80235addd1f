import MartletElements
import MartletTest
import MartletUI
import Testing

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(count)")
            Button("Add") { count += 1 }
            Fixed()
        }
    }
}

private struct Fixed: View {
    var body: some View { Text("fixed") }
}

@MainActor
@Suite("State")
struct StateTests {
    @Test func `A write evaluates the view that reads it, and changes one text`() throws {
        let host = mount { Counter() }
        host.resetCounts()
        let button = try #require(host.session.tree.root.first { $0.kind == .button })
        let text = try #require(host.session.tree.root.first { $0.text == "Count 0" })
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.operations == [.setText(text.id, "Count 1")])
        #expect(host.evaluations(of: Counter.self) == 1)
        #expect(host.evaluations(of: Fixed.self) == 0)
    }

    @Test func `One row of ten thousand changes alone`() throws {
        let host = mount { VStack { ForEach(0..<10_000) { _ in Counter() } } }
        host.resetCounts()
        let button = try #require(host.session.tree.root.children[0].children[5000].first { $0.kind == .button })
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.operations.count == 1)
        #expect(host.evaluations(of: Counter.self) == 1)
    }
}

extension Element {
    func first(where matches: (Element) -> Bool) -> Element? {
        if matches(self) { return self }
        for child in children { if let found = child.first(where: matches) { return found } }
        return nil
    }
}
