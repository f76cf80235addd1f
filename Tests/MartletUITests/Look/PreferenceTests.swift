import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    @Test func `Those above hear what all views below tell together`() {
        var totals: [Int] = []
        let host = mount { Adding().onPreferenceChange(Total.self) { totals.append($0) } }
        #expect(totals == [10])
        host.tap("Add")
        #expect(totals == [10, 20])
    }

    @Test func `What views tell is put together in their order`() {
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

    @Test func `A view made of a preference stands before those who tell it`() throws {
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
