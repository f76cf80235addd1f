import MartletCore
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Reasons of evaluations")
struct PrintChangesTests {
    private final class Log { var lines: [String?] = [] }

    private struct Shelf: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
            Row(count: count, log: log)
        }
    }

    private struct Row: View {
        let count: Int
        let log: Log
        @State private var isOpen = false

        var body: some View {
            let _ = log.lines.append(Self._changes)
            Button("Open") { isOpen.toggle() }
            Text("\(count) \(isOpen ? "open" : "closed")")
        }
    }

    @Test func `A body knows whether its view is new, has another value, or read something that changed`() {
        let log = Log()
        let host = mount { Shelf(log: log) }
        host.tap("Add")
        host.tap("Open")
        #expect(log.lines == ["Row: @self, @identity changed.", "Row: @self changed.", "Row: @dependencies changed."])
    }
}
