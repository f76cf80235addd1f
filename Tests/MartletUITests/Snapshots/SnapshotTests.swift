import MartletCombine
import MartletElements
import MartletTest
import MartletUI
import Testing

@testable import MartletCore

@MainActor
@Suite("The snapshot of a session")
struct SnapshotTests {
    @Test func `A view takes the state that it had in the earlier session`() throws {
        let first = AppSession { Counter(name: "one") }
        try press("one", in: first)
        try press("one", in: first)
        #expect(texts(try goOn(from: first) { Counter(name: "one") }).contains("2"))
    }

    @Test func `Siblings of one type each take their own state`() throws {
        let first = AppSession { Pair() }
        try press("b", in: first)
        let second = try goOn(from: first) { Pair() }
        #expect(texts(second) == texts(first))
        #expect(texts(second).filter { $0 == "1" }.count == 1)
    }

    @Test func `Rows take their state by their ids, also in another order`() throws {
        let first = AppSession { Rows(ids: [1, 2, 3]) }
        try press("row 2", in: first)
        #expect(texts(try goOn(from: first) { Rows(ids: [3, 2, 1]) }) == ["row 3", "0", "row 2", "1", "row 1", "0"])
    }

    @Test func `A branch takes only the state of that branch`() throws {
        let first = AppSession { Branch(isFirst: true) }
        try press("here", in: first)
        #expect(texts(try goOn(from: first) { Branch(isFirst: true) }).contains("1"))
        #expect(!texts(try goOn(from: first) { Branch(isFirst: false) }).contains("1"))
    }

    @Test func `A view keeps its state when a new version adds a sibling before it`() throws {
        let first = AppSession { Screen() }
        try press("count", in: first)
        #expect(texts(try goOn(from: first) { NextVersion.Screen() }).contains("1"))
    }

    @Test func `The state of a modifier is restored, too`() throws {
        let first = AppSession { Text("x").modifier(Tapped()) }
        try press("tap", in: first)
        #expect(texts(try goOn(from: first) { Text("x").modifier(Tapped()) }).contains("taps 1"))
    }

    @Test func `Two properties of one composite type each take their own state`() throws {
        let first = AppSession { Pinning() }
        try press("pin right", in: first)
        #expect(texts(try goOn(from: first) { Pinning() }).contains("left 0, right 1"))
    }

    @Test func `Codable values, raw values, plain cases and optionals of them are saved`() throws {
        let first = AppSession { Values() }
        try press("change", in: first)
        let second = try goOn(from: first) { Values() }
        #expect(texts(second) == texts(first))
        #expect(texts(first).contains("[2] - some - large - mint - paid - inf"))
        #expect(first.snapshot()?.unsaved == [])
    }

    // Shows: @SceneStorage
    @Test func `The values of a scene are those of its own session, and not those stored last`() throws {
        struct Scene: View {
            @SceneStorage("draft") private var draft = ""
            @AppStorage("count") private var count = 0

            var body: some View {
                Text(verbatim: "\(draft), \(count)")
                Button("write") { draft += "a" }
            }
        }
        let first = AppSession { Scene() }
        try press("write", in: first)
        let stored: [String: Value] = ["scene/draft": "of another window", "count": 7]
        #expect(texts(AppSession(stored: stored) { Scene() }).contains("of another window, 7"))
        #expect(texts(AppSession(stored: stored, snapshot: try #require(first.snapshot())) { Scene() }).contains("a, 7"))
        #expect(texts(AppSession(stored: stored, snapshot: try #require(AppSession { Scene() }.snapshot())) { Scene() }).contains(", 7"))
    }

    @Test func `A value that cannot be encoded begins anew, and is named`() throws {
        let first = AppSession { Editor() }
        try press("edit", in: first)
        #expect(first.snapshot()?.unsaved == ["Editor.draft: Draft"])
        #expect(texts(try goOn(from: first) { Editor() }).contains("length 0"))
    }

    @Test func `A value of another type begins anew, alone`() throws {
        let first = AppSession { Versioned() }
        try press("change", in: first)
        var snapshot = try #require(first.snapshot())
        // The next version has a number where this one has a text.
        snapshot.values = snapshot.values.map { value in
            var value = value
            if value.json == #""new""# { value.json = "5" }
            return value
        }
        #expect(texts(AppSession(snapshot: snapshot) { Versioned() }).contains("old 7"))
    }

    @Test func `A presented sheet is presented again, with its own state`() throws {
        let first = AppSession { Presenting() }
        try press("open", in: first)
        try press("inside", in: first)
        #expect(texts(try goOn(from: first) { Presenting() }).contains("1"))
    }

    @Test func `Pushed screens have their state again`() throws {
        let first = AppSession { Stack() }
        try press("push", in: first)
        try press("deep", in: first)
        #expect(texts(try goOn(from: first) { Stack() }).contains("1"))
    }

    @Test func `A view that appears after the user's next action begins anew`() throws {
        let first = AppSession { Late() }
        try press("show", in: first)
        try press("late", in: first)
        try press("show", in: first)
        try press("show", in: first)
        #expect(!texts(first).contains("1"))
        try press("late", in: first)
        var snapshot = try #require(first.snapshot())
        snapshot.values.removeAll { $0.json == "true" }
        let second = AppSession(snapshot: snapshot) { Late() }
        try press("show", in: second)
        #expect(!texts(second).contains("1"))
    }

    @Test func `Element ids go on after those of the earlier session`() throws {
        let first = AppSession { Counter(name: "one") }
        let last = first.tree.nextID
        let second = try goOn(from: first) { Counter(name: "one") }
        second.tree.root.forEachDescendant { if $0 !== second.tree.root { #expect($0.id.rawValue >= last) } }
    }

    @Test func `A closed session has none`() {
        let session = AppSession { Counter(name: "one") }
        session.close()
        #expect(session.snapshot() == nil)
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button(name) { count += 1 }
        Text("\(count)")
    }
}

private struct Pair: View {
    var body: some View {
        VStack {
            Counter(name: "a")
            Counter(name: "b")
        }
    }
}

private struct Rows: View {
    let ids: [Int]

    var body: some View {
        ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
    }
}

private struct Branch: View {
    let isFirst: Bool

    var body: some View {
        if isFirst { Counter(name: "here") } else { Counter(name: "there") }
    }
}

private struct Screen: View {
    var body: some View {
        VStack { Counter(name: "count") }
    }
}

private enum NextVersion {
    struct Screen: View {
        var body: some View {
            VStack {
                Text("Title")
                Counter(name: "count").padding()
            }
        }
    }
}

private struct Tapped: ViewModifier {
    @State private var taps = 0

    func body(content: Content) -> some View {
        content
        Button("tap") { taps += 1 }
        Text("taps \(taps)")
    }
}

private struct Pin: DynamicProperty {
    @State var count = 0
}

private struct Pinning: View {
    private var left = Pin()
    private var right = Pin()

    var body: some View {
        Text("left \(left.count), right \(right.count)")
        Button("pin right") { right.count += 1 }
    }
}

private struct Values: View {
    private enum Size: String { case small, large }
    private enum Flavour { case plain, mint }
    private enum Order: Int, Codable { case open, paid }

    @State private var list = [1]
    @State private var text: String?
    @State private var size = Size.small
    @State private var flavour: Flavour? = .plain
    @State private var order = Order.open
    @State private var limit = 0.0

    private var summary: String {
        let flavour = flavour.map { "\($0)" } ?? "none"
        return "\(list) - \(text ?? "none") - \(size.rawValue) - \(flavour) - \(order) - \(limit)"
    }

    var body: some View {
        Text(summary)
        Button("change") {
            list = [2]
            text = "some"
            size = .large
            flavour = .mint
            order = .paid
            limit = .infinity
        }
    }
}

private struct Draft { var letters: [Character] = [] }

private struct Editor: View {
    @State private var draft = Draft()

    var body: some View {
        Text("length \(draft.letters.count)")
        Button("edit") { draft.letters.append("x") }
    }
}

private struct Versioned: View {
    @State private var text = "old"
    @State private var number = 1

    var body: some View {
        Text("\(text) \(number)")
        Button("change") {
            text = "new"
            number = 7
        }
    }
}

private struct Presenting: View {
    @State private var isPresented = false

    var body: some View {
        Button("open") { isPresented = true }
            .sheet(isPresented: $isPresented) { Counter(name: "inside") }
    }
}

private struct Stack: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("push") { path = [1] }
                .navigationDestination(for: Int.self) { _ in Counter(name: "deep") }
        }
    }
}

private struct Late: View {
    @State private var isShown = false

    var body: some View {
        Button("show") { isShown.toggle() }
        if isShown { Counter(name: "late") }
    }
}
