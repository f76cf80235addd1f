import MartletCore
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Reasons of evaluations")
struct PrintChangesTests {
    private final class Log {
        var lines: [String?] = []
        var changeParent: () -> Void = {}
    }

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

    /// Passes the same value to its child when its own state changes.
    private struct Cabinet: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            let _ = log.changeParent = { count += 1 }
            Text("\(count)")
            Drawer(log: log)
        }
    }

    private struct Drawer: View {
        let log: Log
        @State private var isOpen = false

        var body: some View {
            let _ = log.lines.append(Self._changes)
            Button("Open") {
                isOpen.toggle()
                log.changeParent()
            }
            Text("\(isOpen ? "open" : "closed")")
        }
    }

    @Test func `A body that read a change keeps this reason if its parent is evaluated in the same turn`() {
        let log = Log()
        let host = mount { Cabinet(log: log) }
        host.tap("Open")
        #expect(host.exists("1"))
        #expect(log.lines == ["Drawer: @self, @identity changed.", "Drawer: @dependencies changed."])
    }

    @Test func `A body knows whether its view is new, has another value, or read something that changed`() {
        let log = Log()
        let host = mount { Shelf(log: log) }
        host.tap("Add")
        host.tap("Open")
        #expect(log.lines == ["Row: @self, @identity changed.", "Row: @self changed.", "Row: @dependencies changed."])
    }
}
