import Dispatch
import MartletCombine
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
    // Shows: @State, View, Button
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

    @Test func `State written in another queue's block that the main thread runs is written`() {
        let host = mount { Queued() }
        host.tap("Add")
        #expect(host.shownTexts.contains("Count 1, read 1"))
    }

    @Test func `State written in another queue's block that a task of the main actor runs is written`() async {
        let host = mount { QueuedInTask() }
        await host.settle()
        #expect(host.shownTexts == ["Count 1"])
    }

    @Test func `An exchanged object evaluates its view once`() {
        let objects = [Named("a"), Named("b")]
        let host = mount { Exchanging(objects: objects) }
        host.resetCounts()
        host.tap("Exchange")
        #expect(host.shownTexts.contains("b"))
        #expect(host.evaluations(of: ObjectView.self) == 1)
        host.act { objects[1].name = "c" }
        #expect(host.shownTexts.contains("c"))
        host.resetCounts()
        host.act { objects[0].name = "d" }
        #expect(host.evaluations(of: ObjectView.self) == 0)
    }

    @Test func `A view below that reads an exchanged object through a binding hears of it`() {
        let host = mount { Exchanging(objects: [Named("a"), Named("b")]) }
        host.tap("Exchange")
        #expect(host.shownTexts.contains("bound b"))
    }

    @Test func `A binding whose writes are animated from now on is another`() throws {
        let host = mount { Animating() }
        host.tap("Animate")
        var motions: [Motion] = []
        let show = host.session.output
        host.session.output = { outcome, requests in
            motions += outcome.motions.values
            show?(outcome, requests)
        }
        host.tap("Set")
        #expect(host.shownTexts.contains("on"))
        #expect(motions == [Animation.default.motion])
    }
}

private struct Queued: View {
    private static let queue = DispatchQueue(label: "State in a queue")
    @State private var count = 0
    @State private var read = 0

    var body: some View {
        VStack {
            Text(verbatim: "Count \(count), read \(read)")
            Button("Add") {
                Self.queue.sync {
                    count += 1
                    read = count
                }
            }
        }
    }
}

private struct QueuedInTask: View {
    private static let queue = DispatchQueue(label: "State in a queue")
    @State private var count = 0

    var body: some View {
        Text(verbatim: "Count \(count)").task { Self.queue.sync { count += 1 } }
    }
}

private final class Named: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
}

private struct Exchanging: View {
    let objects: [Named]
    @State private var index = 0

    var body: some View {
        VStack {
            ObjectView(object: objects[index])
            Button("Exchange") { index = 1 }
        }
    }
}

private struct ObjectView: View {
    @ObservedObject var object: Named

    var body: some View {
        VStack {
            Text(verbatim: object.name)
            BoundView(name: $object.name)
        }
    }
}

private struct BoundView: View {
    @Binding var name: String

    var body: some View { Text(verbatim: "bound \(name)") }
}

private struct Animating: View {
    @State private var isOn = false
    @State private var isAnimated = false

    var body: some View {
        VStack {
            Text(verbatim: isOn ? "on" : "off")
            Setter(isOn: isAnimated ? $isOn.animation() : $isOn)
            Button("Animate") { isAnimated = true }
        }
    }
}

private struct Setter: View {
    @Binding var isOn: Bool

    var body: some View { Button("Set") { isOn = true } }
}

extension Element {
    func first(where matches: (Element) -> Bool) -> Element? {
        if matches(self) { return self }
        for child in children { if let found = child.first(where: matches) { return found } }
        return nil
    }
}
