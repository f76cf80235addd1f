import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Counts")
struct CountTests {
    @Test func `evaluations counts the views that an act evaluates`() {
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

    @Test func `An evaluation without a visible change is idle`() {
        let host = mount { Rounded() }
        host.resetCounts()
        #expect(host.evaluations { host.tap("One more") } == ["Rounded": 1])
        #expect(host.idleEvaluations == 1)
        for _ in 0..<8 { host.tap("One more") }
        host.find("0 tens")
        #expect(host.idleEvaluations == 9)
        #expect(host.evaluations { host.tap("One more") } == ["Rounded": 1])
        host.find("1 tens")
        #expect(host.idleEvaluations == 9)
    }

    @Test func `Nested acts are counted together`() {
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
        Adder(count: $count)
        Button("Nothing") {}
        Inner()
    }
}

private struct Adder: View {
    @Binding var count: Int

    var body: some View { Button("Add") { count += 1 } }
}

private struct Inner: View {
    var body: some View { Text(verbatim: "inside") }
}

private struct Rounded: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count / 10) tens")
        Button("One more") { count += 1 }
    }
}
