import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Appearances")
struct AppearanceTests {
    private struct Page: View {
        let log: EventLog
        @State private var isShown = false

        var body: some View {
            if isShown { Text("Soup").onAppear { log.lines.append("appears") }.onDisappear { log.lines.append("disappears") } }
            Button("Toggle") { isShown.toggle() }
        }
    }

    // Shows: .onAppear
    @Test func `A view appears each time it is inserted`() {
        let log = EventLog()
        let host = mount { Page(log: log) }
        #expect(log.lines == [])
        host.tap("Toggle")
        #expect(log.lines == ["appears"])
        host.tap("Toggle")
        #expect(log.lines == ["appears", "disappears"])
        host.tap("Toggle")
        #expect(log.lines == ["appears", "disappears", "appears"])
    }

    @Test func `A row of a lazy list appears when it is created, and not before`() throws {
        var appeared: [Int] = []
        let host = mount { List(0..<10_000, id: \.self) { row in Text("\(row)").onAppear { appeared.append(row) } } }
        #expect(appeared == Array(0..<24))
        try host.reveal(24...25)
        #expect(appeared == Array(0..<26))
    }
}
