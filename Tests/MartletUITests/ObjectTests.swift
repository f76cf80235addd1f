import MartletCombine
import MartletTest
import MartletUI
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
}

@MainActor
@Suite("Objects and the environment")
struct ObjectTests {
    private struct Watching: View {
        @ObservedObject var counter: Counter

        var body: some View { Text("watched \(counter.count)") }
    }

    // Shows: @ObservedObject
    @Test func `A view updates when its observed object changes`() {
        let counter = Counter()
        let host = mount { Watching(counter: counter) }
        host.act { counter.count = 3 }
        #expect(host.shownTexts == ["watched 3"])
    }

    private struct Owning: View {
        @StateObject private var counter = Counter()
        let title: String

        var body: some View {
            Text("\(title) \(counter.count)")
            Button("Add") { counter.count += 1 }
        }
    }

    private struct Titled: View {
        @State private var title = "old"

        var body: some View {
            Owning(title: title)
            Button("Rename") { title = "new" }
        }
    }

    // Shows: @StateObject
    @Test func `A state object lives as long as its view`() {
        let host = mount { Titled() }
        host.tap("Add")
        host.tap("Rename")
        #expect(host.shownTexts.first == "new 1")
    }

    private struct Finding: View {
        @EnvironmentObject private var counter: Counter

        var body: some View { Text("found \(counter.count)") }
    }

    // Shows: @EnvironmentObject, .environmentObject
    @Test func `A view reads an object from the environment and updates with it`() {
        let counter = Counter()
        let host = mount { Group { VStack { Finding() } }.environmentObject(counter) }
        #expect(host.shownTexts == ["found 0"])
        host.act { counter.count = 2 }
        #expect(host.shownTexts == ["found 2"])
    }

    fileprivate struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }

    private struct Themed: View {
        @Environment(\.theme) private var theme

        var body: some View { Text(verbatim: theme) }
    }

    // Shows: EnvironmentKey, EnvironmentValues, @Environment, .environment
    @Test func `A view reads an app's own environment value from the nearest view that sets it`() {
        let host = mount {
            Themed()
            VStack {
                Themed()
                Themed().environment(\.theme, "inner")
            }
            .environment(\.theme, "outer")
        }
        #expect(host.shownTexts == ["plain", "outer", "inner"])
        #expect(EnvironmentValues()[ThemeKey.self] == "plain")
    }

    private struct Toned: View {
        @Environment(\.tone) private var tone

        var body: some View { Text(verbatim: tone) }
    }

    // Shows: @Entry
    @Test func `An entry declares an environment value with its default`() {
        #expect(EnvironmentValues().tone == "quiet")
        #expect(mount { Toned().environment(\.tone, "loud") }.shownTexts == ["loud"])
    }

    private struct Changing: View {
        @State private var count = 1
        @State private var told = ""

        var body: some View {
            Text(verbatim: told)
            Button("Double") { count *= 2 }
                .onChange(of: count) { old, new in told = "\(old) to \(new)" }
        }
    }

    // Shows: .onChange
    @Test func `onChange receives the old and the new value`() {
        let host = mount { Changing() }
        host.tap("Double")
        host.tap("Double")
        #expect(host.shownTexts.first == "2 to 4")
    }

    private struct Stored: View {
        @State private var text = "a"

        var body: some View {
            let upper = Binding(get: { text.uppercased() }, set: { text = $0.lowercased() })
            TextField("Field", text: upper)
            Text(verbatim: text)
        }
    }

    // Shows: Binding
    @Test func `A binding made of closures reads and writes by them`() {
        let host = mount { Stored() }
        host.type("BC", into: "Field")
        #expect(host.shownTexts.last == "abc")
    }

    private struct Phased: View {
        @Environment(\.scenePhase) private var phase: ScenePhase

        var body: some View { Text(phase == .active ? "active" : phase == .inactive ? "inactive" : "background") }
    }

    // Shows: ScenePhase, \.scenePhase
    @Test func `A view reads the scene phase`() {
        let host = mount { Phased() }
        host.send(.phase(.background))
        #expect(host.shownTexts == ["background"])
    }

    private struct Measured: View {
        @ScaledMetric private var size = 17.0

        var body: some View { Text("\(Int(size))") }
    }

    // Shows: @ScaledMetric
    @Test func `A scaled metric follows the dynamic type size`() {
        let host = mount {
            Measured()
            Measured().dynamicTypeSize(DynamicTypeSize.xxxLarge)
        }
        #expect(host.shownTexts == ["17", "23"])
    }

    @propertyWrapper
    private struct Doubled: DynamicProperty {
        @State private var half = 1

        var wrappedValue: Int {
            get { half * 2 }
            nonmutating set { half = newValue / 2 }
        }
    }

    private struct Doubling: View {
        @Doubled private var value

        var body: some View { Button("is \(value)") { value = 10 } }
    }

    // Shows: DynamicProperty
    @Test func `State inside an app's own property wrapper belongs to the view`() {
        let host = mount { Doubling() }
        host.tap("is 2")
        #expect(host.exists("is 10"))
    }
}

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ObjectTests.ThemeKey.self] }
        set { self[ObjectTests.ThemeKey.self] = newValue }
    }

    @Entry fileprivate var tone = "quiet"
}
