import Foundation
import MartletCombine
import MartletCore
import MartletElements
import MartletUI
import Observation
import Testing

@MainActor
@Suite("What an author sees of a turn")
struct TurnRecordTests {
    /// The records of a session, without what depends on the machine.
    private final class Log {
        var turns: [TurnRecord] = []
        var causes: [TurnRecord.Cause] { turns.map(\.cause) }
        var evaluations: [[TurnRecord.Evaluation]] { turns.map(\.evaluations) }
    }

    private func record(_ session: AppSession) -> Log {
        let log = Log()
        session.turnEnded = { log.turns.append($0) }
        return log
    }

    private func tap(_ title: String, in session: AppSession) throws {
        var button: Element?
        session.tree.root.forEachDescendant { if $0.kind == .button, $0.label == title { button = $0 } }
        try session.send(.element(Event(.tap, on: #require(button).id)))
    }

    @Test func `It names the state whose change evaluated a body, and the operations`() throws {
        let session = AppSession { Basket() }
        let log = record(session)
        try tap("Add a pear", in: session)
        #expect(log.causes == [.event])
        #expect(log.evaluations == [[.init(view: "Amount<String>", count: 1, reasons: ["Basket.pears changed"])]])
        #expect(log.turns[0].operations == 1)
    }

    @Test func `A view that is given another value, and one that is new, say so`() throws {
        let session = AppSession { Basket() }
        let log = record(session)
        try tap("Add plums", in: session)
        #expect(
            log.evaluations == [
                [
                    .init(view: "Basket", count: 1, reasons: ["Basket.plums changed"]),
                    .init(view: "Plums", count: 1, reasons: ["it is new"]),
                ]
            ])
        try tap("Add plums", in: session)
        #expect(
            log.evaluations.last == [
                .init(view: "Basket", count: 1, reasons: ["Basket.plums changed"]),
                .init(view: "Plums", count: 1, reasons: ["it was given another value"]),
            ])
    }

    @Test func `Rows with the same reason are counted`() throws {
        let session = AppSession { Rows() }
        let log = record(session)
        try tap("Shout", in: session)
        #expect(
            log.evaluations == [
                [
                    .init(view: "Rows", count: 1, reasons: ["Rows.isLoud changed"]),
                    .init(view: "Line", count: 3, reasons: ["the environment value “isLoud” changed"]),
                ]
            ])
    }

    @Test func `It names the property of an observable object, if only one has its type`() throws {
        let session = AppSession { ShopScreen() }
        let log = record(session)
        // The first observation of each type of view cannot tell what has changed.
        try tap("Restock", in: session)
        try tap("Close", in: session)
        #expect(log.evaluations.last == [.init(view: "ShopScreen", count: 1, reasons: ["TurnShop.isOpen changed"])])
        try tap("Restock", in: session)
        #expect(log.evaluations.last == [.init(view: "ShopScreen", count: 1, reasons: ["a property of TurnShop of the type Int changed"])])
    }

    @Test func `It names the property that holds an object which announces a change`() throws {
        let session = AppSession { Counting() }
        let log = record(session)
        try tap("Count", in: session)
        #expect(log.evaluations == [[.init(view: "Counting", count: 1, reasons: ["Counting.counter changed"])]])
    }

    @Test func `What onChange changes is a turn of its own`() throws {
        let session = AppSession { Doubling() }
        let log = record(session)
        try tap("Add", in: session)
        #expect(log.causes == [.event, .effects])
        #expect(log.evaluations.last == [.init(view: "Doubling", count: 1, reasons: ["Doubling.double changed"])])
    }

    @Test func `A change by another session is called so, and one by no session a callback`() throws {
        let shop = TurnShop()
        let (first, second) = (AppSession { ShopScreen(shop: shop) }, AppSession { ShopScreen(shop: shop) })
        let log = record(second)
        try tap("Close", in: first)
        second.settle()
        #expect(log.causes == [.otherSession])
        shop.isOpen = true
        second.settle()
        #expect(log.causes == [.otherSession, .callback])
    }

    @Test func `A value that was set in the inspector is called so`() throws {
        let session = AppSession { Basket() }
        let log = record(session)
        var text: Element?
        session.tree.root.forEachDescendant { if $0.text == "Pears: 2" { text = $0 } }
        #expect(session.edit(.init(element: try #require(text).id, view: 1, property: "pears", text: "7")))
        session.settle()
        #expect(log.causes == [.edit])
    }

    @Test func `A session that nobody watches records nothing`() throws {
        let session = AppSession { Basket() }
        #expect(session.graph.observer == nil)
        let log = record(session)
        session.turnEnded = nil
        #expect(session.graph.observer == nil)
        try tap("Add a pear", in: session)
        #expect(log.turns.isEmpty)
    }
}

private struct Basket: View {
    @State private var pears = 2
    @State private var plums = 0

    var body: some View {
        Amount(kind: "Pears", count: $pears)
        if plums > 0 { Plums(count: plums) }
        Button("Add a pear") { pears += 1 }
        Button("Add plums") { plums += 5 }
    }
}

private struct Amount<Kind>: View {
    let kind: Kind
    @Binding var count: Int
    var body: some View { Text("\(String(describing: kind)): \(count)") }
}

private struct Plums: View {
    let count: Int
    var body: some View { Text("Plums: \(count)") }
}

extension EnvironmentValues {
    fileprivate struct IsLoudKey: EnvironmentKey { static var defaultValue: Bool { false } }
    fileprivate var isLoud: Bool {
        get { self[IsLoudKey.self] }
        set { self[IsLoudKey.self] = newValue }
    }
}

private struct Rows: View {
    @State private var isLoud = false

    var body: some View {
        ForEach(0..<3, id: \.self) { Line(number: $0) }.environment(\.isLoud, isLoud)
        Button("Shout") { isLoud = true }
    }
}

private struct Line: View {
    let number: Int
    @Environment(\.isLoud) private var isLoud
    var body: some View { Text(isLoud ? "\(number)!" : "\(number)") }
}

@Observable
private final class TurnShop {
    var isOpen = true
    var pears = 1
    var plums = 1
}

private struct ShopScreen: View {
    @State var shop = TurnShop()

    var body: some View {
        Text(shop.isOpen ? "Open \(shop.pears)" : "Closed \(shop.pears)")
        Button("Close") { shop.isOpen = false }
        Button("Restock") { shop.pears += 1 }
    }
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

private struct Counting: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Text("\(counter.count)")
        Button("Count") { counter.count += 1 }
    }
}

private struct Doubling: View {
    @State private var count = 1
    @State private var double = 2

    var body: some View {
        Text("\(count) \(double)").onChange(of: count) { double = count * 2 }
        Button("Add") { count += 1 }
    }
}
