import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

extension FocusedValues {
    private struct DocumentKey: FocusedValueKey { typealias Value = String }
    private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
    private struct SaveKey: FocusedValueKey { typealias Value = Saving }
    private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

    fileprivate var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
    fileprivate var text: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
    fileprivate var save: Saving? {
        get { self[SaveKey.self] }
        set { self[SaveKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

private struct Saving {
    var name: String
    var run: () -> Void
}

@MainActor
@Suite("Values of the focused view")
struct FocusedValueTests {
    @Observable
    final class Document {
        let name: String
        init(name: String) { self.name = name }
    }

    private struct Reader: View {
        @FocusedValue(\.document) private var document
        @FocusedValue(Document.self) private var object
        @FocusedBinding(\.text) private var text

        var body: some View {
            Text("document \(document ?? "-"), object \(object?.name ?? "-"), text \(text ?? "-")")
            Button("Clear") { text = "" }
        }
    }

    private struct Page: View {
        @State private var first = "one"
        @State private var second = "two"
        @State private var isShown = true
        @FocusState private var isFocused: Bool
        let object = Document(name: "plan")

        var body: some View {
            VStack {
                if isShown {
                    TextField("First", text: $first).focusedValue(\.document, "first").focusedValue(\.text, $first)
                }
                VStack { TextField("Second", text: $second).focusedValue(\.text, $second) }.focusedValue(\.document, "group")
                TextField("Third", text: .constant("")).focused($isFocused).focusedValue(object)
            }
            .focusedSceneValue(\.document, "scene")
            Reader()
            Button("Hide") { isShown = false }
            Button("Focus") { isFocused = true }
        }
    }

    // Shows: .focusedValue, @FocusedValue, .focusedSceneValue
    @Test func `A value is that of the view with the focus, or of the scene`() {
        let host = mount { Page() }
        #expect(host.exists("document scene, object -, text -"))
        host.focus("First")
        #expect(host.exists("document first, object -, text one"))
        host.focus("Second")
        #expect(host.exists("document group, object -, text two"))
        host.tap("Focus")
        #expect(host.exists("document scene, object plan, text -"))
    }

    // Shows: @FocusedBinding
    @Test func `A binding of the view with the focus is read and written`() {
        let host = mount { Page() }
        host.focus("Second")
        host.type(" hours", into: "Second")
        #expect(host.exists("document group, object -, text two hours"))
        host.tap("Clear")
        #expect(host.exists("document group, object -, text "))
    }

    @Test func `A view that goes takes its values along`() {
        let host = mount { Page() }
        host.focus("First")
        host.tap("Hide")
        #expect(host.exists("document scene, object -, text -"))
    }

    private struct Removing: View {
        @FocusedValue(\.document) private var document
        @FocusState private var isFocused: Bool
        @State private var shown: Set = ["Plain", "Bound"]

        var body: some View {
            VStack {
                if shown.contains("Plain") { TextField("Plain", text: .constant("")) }
                if shown.contains("Bound") { TextField("Bound", text: .constant("")).focused($isFocused) }
            }
            .focusedValue(\.document, "group")
            Text("document \(document ?? "-")")
            Button("Hide") { shown = [] }
        }
    }

    @Test(arguments: ["Plain", "Bound"]) func `A focused field that is removed ends the values around it`(_ field: String) {
        let host = mount { Removing() }
        host.focus(field)
        #expect(host.exists("document group"))
        host.tap("Hide")
        #expect(host.exists("document -"))
    }

    @MainActor
    private final class Log {
        var evaluations = 0
        var saved: [Int] = []
    }

    private struct Offering: View {
        @FocusedValue(\.action) private var action
        @State var count = 0
        let log: Log

        var body: some View {
            log.evaluations += 1
            let (diary, number) = (log, count)
            let offered: () -> Void = { diary.saved.append(number) }
            return VStack {
                Text(action == nil ? "nothing" : "an action")
                Button("Add") { self.count += 1 }
                Button("Run") { action?() }
            }
            .focusedSceneValue(\.action, offered)
        }
    }

    @Test func `A view may read a function and offer a new one at each evaluation`() {
        let log = Log()
        let host = mount { Offering(log: log) }
        #expect(host.exists("an action"))
        #expect(log.evaluations == 2)
        host.tap("Add")
        #expect(log.evaluations == 3)
        host.tap("Run")
        #expect(log.saved == [1])
        #expect(log.evaluations == 3)
    }

    private struct Named: View {
        @FocusedValue(\.save) private var save
        @FocusedValue(\.document) private var document
        @State var count = 0
        let log: Log

        var body: some View {
            log.evaluations += 1
            let (diary, number) = (log, count)
            let saving = Saving(name: "save \(number / 2)", run: { diary.saved.append(number) })
            return VStack {
                Text("\(save?.name ?? "-") of \(document ?? "-")")
                Button("Add") { self.count += 1 }
                Button("Run") { save?.run() }
            }
            .focusedSceneValue(\.save, saving)
        }
    }

    @Test func `What surrounds a function in a value is compared`() {
        let log = Log()
        let host = mount { Named(log: log) }
        #expect(host.exists("save 0 of -"))
        #expect(log.evaluations == 2)
        host.tap("Add")
        #expect(log.evaluations == 3)
        host.tap("Run")
        host.tap("Add")
        #expect(host.exists("save 1 of -"))
        #expect(log.evaluations == 5)
        host.tap("Run")
        #expect(log.saved == [1, 2])
    }

    private struct ReaderOfAnother: View {
        @FocusedValue(\.document) private var document
        let log: Log

        var body: some View {
            log.evaluations += 1
            return Text("document \(document ?? "-")").focusedSceneValue(\.action, {})
        }
    }

    @Test func `A view is not evaluated again when a value changes that it does not read`() {
        let log = Log()
        let host = mount { ReaderOfAnother(log: log) }
        #expect(host.exists("document -"))
        #expect(log.evaluations == 1)
    }

    private struct Tabs: View {
        @State private var tab = 0
        @State private var number = 0

        var body: some View {
            Reader()
            TabView(selection: $tab) {
                VStack { Text("First") }.focusedSceneValue(\.document, "number \(number)").tag(0).tabItem { Text("A") }
                Button("Add") { number += 1 }.tag(1).tabItem { Text("B") }
            }
            Button("Other") { tab = 1 - tab }
        }
    }

    @Test func `A hidden view offers no values`() {
        let host = mount { Tabs() }
        #expect(host.exists("document number 0, object -, text -"))
        host.tap("Other")
        #expect(host.exists("document -, object -, text -"))
        host.tap("Add")
        #expect(host.exists("document -, object -, text -"))
        host.tap("Other")
        #expect(host.exists("document number 1, object -, text -"))
    }
}
