import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Rows")
struct RowTests {
    @Test func `A swipe shows a row's buttons and presses one`() {
        let host = mount { Shopping() }
        #expect(!host.exists("Flag"))
        host.swipe("Milk", action: "Flag")
        host.find("Flagged Milk")
        #expect(!host.exists("Flag"))
    }

    @Test func `A swipe without an action leaves the buttons open`() {
        let host = mount { Shopping() }
        host.swipe("Eggs")
        host.tap("Flag")
        host.find("Flagged Eggs")
    }

    @Test func `A row is deleted by anything in it`() {
        let host = mount { Shopping() }
        host.delete("Milk")
        host.swipe("Eggs", action: "Delete")
        host.expectNone("Milk")
        host.expectNone("Eggs")
    }

    @Test func `A row is dragged before another, or to the end`() {
        let host = mount { Sorted() }
        host.move("C", before: "A")
        #expect(host.findAll(.text).map(\.label) == ["C", "A", "B"])
        host.move("C", before: nil)
        #expect(host.findAll(.text).map(\.label) == ["A", "B", "C"])
    }

    @Test func `A missing swipe action is reported with the available ones`() {
        let host = mount { Shopping() }
        #expect(failure { host.swipe("Milk", action: "Share") }.hasPrefix("The row has no swipe action “Share”; it has “Flag”, “Delete”."))
    }

    @Test func `Pulling down refreshes the content`() {
        let host = mount {
            Holding(0) { count in
                Part(ListKind.self) { Text(verbatim: "Loaded \(count.wrappedValue)") }.on(.refresh) { _ in count.wrappedValue += 1 }
            }
        }
        host.refresh()
        host.refresh("Loaded 1")
        host.find("Loaded 2")
    }

    @Test func `Scrolling creates the rows on the way`() {
        let host = mount { LazyPart { ForEach(0..<1_000) { Text(verbatim: "Row \($0)") } } }
        #expect(!host.exists("Row 777"))
        #expect(host.scroll(to: "Row 777").exists)
        #expect(host.scroll(to: "Row 3").exists)
    }

    @Test func `Scrolling to a missing row ends with a report`() {
        let host = mount { LazyPart { ForEach(0..<100) { Text(verbatim: "Row \($0)") } } }
        #expect(failure { host.scroll(to: "Row 100") }.hasPrefix("There is no element “Row 100”. Similar: "))
    }

    @Test func `A search for a row that is not created yet suggests scroll(to:)`() {
        let host = mount { LazyPart { ForEach(0..<100) { Text(verbatim: "Row \($0)") } } }
        #expect(failure { host.find("Row 99") }.contains("76 rows are not created yet; scroll(to:) scrolls to them."))
    }
}

private struct Shopping: View {
    @State private var items = ["Milk", "Eggs"]
    @State private var flagged = "Nothing"

    var body: some View {
        ForEach(items, id: \.self) { item in
            Part(RowKind.self) {
                Text(verbatim: item)
                InSlot("trailing-actions") { Button("Flag") { flagged = "Flagged \(item)" } }
            }
            .on(.delete) { _ in items.removeAll { $0 == item } }
        }
        Text(verbatim: flagged)
    }
}

private struct Sorted: View {
    @State private var names = ["A", "B", "C"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text(verbatim: $0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}
