import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

extension FocusedValues {
    private struct DocumentKey: FocusedValueKey { typealias Value = String }
    private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

    fileprivate var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
    fileprivate var text: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
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
}
