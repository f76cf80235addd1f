import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Counts")
struct CountTests {
    @Test func `An act tells which views it evaluated, and how often`() {
        let host = mount { Outer() }
        #expect(host.evaluations { host.tap("Add") } == ["Outer": 1])
    }

    @Test func `An act that changes nothing evaluates nothing`() {
        let host = mount { Outer() }
        #expect(host.evaluations { host.tap("Nothing") } == [:])
        #expect(host.operations == [])
    }

    @Test func `Evaluations are counted by type from the start`() {
        let host = mount { Outer() }
        #expect(host.evaluations(of: Inner.self) == 1)
        host.resetCounts()
        #expect(host.evaluations(of: Inner.self) == 0)
    }

    @Test func `Several acts in one are told together`() {
        let host = mount { Outer() }
        host.act {
            host.tap("Add")
            host.tap("Add")
        }
        #expect(host.operations.count == 2)
    }
}

private struct Outer: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "Count \(count)")
        Button("Add") { count += 1 }
        Button("Nothing") {}
        Inner()
    }
}

private struct Inner: View {
    var body: some View { Text(verbatim: "inside") }
}
