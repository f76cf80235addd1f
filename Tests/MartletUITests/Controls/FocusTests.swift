import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Focus")
struct FocusTests {
    private enum Field { case name, mail }

    private struct Form: View {
        @FocusState private var field: Field?
        @State private var hasMail = true

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($field, equals: .name)
                if hasMail { TextField("Mail", text: .constant("")).focused($field, equals: .mail) }
                Text(field.map { "\($0)" } ?? "none")
                Button("Name") { field = .name }
                Button("Leave") { field = nil }
                Button("Drop") { hasMail = false }
                Button("Add") {
                    hasMail = true
                    field = .mail
                }
            }
        }
    }

    private func press(_ title: String, in host: TestHost) throws {
        let button = try #require(host.elements(.button).first { $0.children.first?.text == title })
        try host.fire(.tap, on: button)
    }

    private func focusOperations(of host: TestHost) -> [MartletElements.Operation] {
        host.operations.filter { if case .focus = $0 { true } else { false } }
    }

    @Test func `The state follows the user, also where leaving is told after entering`() throws {
        let host = mount { Form() }
        let fields = host.elements(.field)
        try host.fire(.focus, on: fields[0], value: true)
        #expect(host.shownTexts.contains("name"))
        try host.fire(.focus, on: fields[1], value: true)
        try host.fire(.focus, on: fields[0], value: false)
        #expect(host.shownTexts.contains("mail"))
        try host.fire(.focus, on: fields[1], value: false)
        #expect(host.shownTexts.contains("none"))
        #expect(focusOperations(of: host) == [])
    }

    // Shows: @FocusState, .focused
    @Test func `The app moves the focus, and takes it away`() throws {
        let host = mount { Form() }
        let field = try host.element(.field)
        try press("Name", in: host)
        #expect(focusOperations(of: host) == [.focus(field.id, true)])
        try press("Leave", in: host)
        #expect(focusOperations(of: host) == [.focus(field.id, false)])
    }

    @Test func `A field that comes while its focus is wished for gets it, after it is shown`() throws {
        let host = mount { Form() }
        try press("Drop", in: host)
        try press("Add", in: host)
        let field = host.elements(.field)[1]
        #expect(host.operations.last == .focus(field.id, true))
    }

    @Test func `A field that goes takes the focus out of the state`() throws {
        let host = mount { Form() }
        try host.fire(.focus, on: host.elements(.field)[1], value: true)
        #expect(host.shownTexts.contains("mail"))
        try press("Drop", in: host)
        #expect(host.shownTexts.contains("none"))
    }
}

@MainActor
@Suite("The first turn")
struct FirstFocusTests {
    private struct Page: View {
        @FocusState private var isFocused: Bool
        @State private var name = ""

        var body: some View {
            TextField("Name", text: $name).focused($isFocused).defaultFocus($isFocused, true)
        }
    }

    @Test func `A focus of the first turn reaches a host that attaches later`() {
        let session = AppSession { Page() }
        var told: [MartletElements.Operation] = []
        session.output = { outcome, _ in told += outcome.operations }
        guard case .focus(_, true)? = told.first else {
            Issue.record("no focus was told: \(told)")
            return
        }
        #expect(told.count == 1)
    }

    private struct Asking: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
        }
    }

    @Test func `A view that appears can ask for the focus`() throws {
        let session = AppSession { Asking() }
        var told: [MartletElements.Operation] = []
        session.output = { outcome, _ in told += outcome.operations }
        let field = try #require(session.tree.root.first { $0.kind == .field })
        #expect(told == [.focus(field.id, true)])
    }
}
