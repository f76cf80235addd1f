import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: PreferenceKey, .preference, .onPreferenceChange
    @Test func `A view receives the combined preferences of all views inside it`() {
        var totals: [Int] = []
        let host = mount { Adding().onPreferenceChange(Total.self) { totals.append($0) } }
        #expect(totals == [10])
        host.tap("Add")
        #expect(totals == [10, 20])
    }

    @Test func `Preferences are combined in view order`() {
        var heard: [String] = []
        _ = mount {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                HStack { Text("b").preference(key: Names.self, value: ["b"]) }.transformPreference(Names.self) { $0.append("b2") }
                Text("c").preference(key: Names.self, value: ["hidden"]).preference(key: Names.self, value: ["c"])
            }
            .onPreferenceChange(Names.self) { heard = $0 }
        }
        #expect(heard == ["a", "b", "b2", "c"])
    }

    @Test func `Preferences are combined again when views move`() {
        var heard: [[String]] = []
        let host = mount { MovingTellers().onPreferenceChange(Names.self) { heard.append($0) } }
        #expect(heard == [["a", "b", "c"]])
        host.tap("Reverse")
        #expect(heard == [["a", "b", "c"], ["c", "b", "a"]])
    }

    @Test func `The preference of a view inserted between others is combined in its place`() {
        var heard: [[String]] = []
        let host = mount { ComingTeller().onPreferenceChange(Names.self) { heard.append($0) } }
        host.tap("Switch")
        host.tap("Switch")
        #expect(heard == [["a", "c"], ["a", "b", "c"], ["a", "c"]])
    }

    @Test func `The preferences of a view and of its overlay are combined`() {
        var heard: [String] = []
        _ = mount {
            Text("a").preference(key: Names.self, value: ["a"]).overlay { Text("b").preference(key: Names.self, value: ["b"]) }
                .onPreferenceChange(Names.self) { heard = $0 }
        }
        #expect(heard == ["a", "b"])
    }

    // Shows: .overlayPreferenceValue
    @Test func `An overlay made from a preference follows the views that set it`() throws {
        let layer = try element(
            VStack { Text("a").preference(key: Total.self, value: 3) }.overlayPreferenceValue(Total.self) { Text("\($0)") })
        #expect(layer.kind == .layer)
        #expect(layer.children.last?.text == "3")
    }
}

private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Adding: View {
    @State private var count = 1

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { row in Text("row \(row)").preference(key: Total.self, value: 10) }
            Button("Add") { count += 1 }
        }
    }
}

private struct MovingTellers: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in HStack { Text(verbatim: name).preference(key: Names.self, value: [name]) } }
            Button("Reverse") { names.reverse() }
        }
    }
}

private struct ComingTeller: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").preference(key: Names.self, value: ["a"])
            if isOn { Text("b").preference(key: Names.self, value: ["b"]) }
            Text("c").preference(key: Names.self, value: ["c"])
            Button("Switch") { isOn.toggle() }
        }
    }
}
