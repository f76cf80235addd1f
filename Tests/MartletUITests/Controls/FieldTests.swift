import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Text fields")
struct FieldTests {
    private struct Name: View {
        @State private var name = "Ada"

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Text(name)
                Button("Clear") { name = "" }
            }
        }
    }

    // Shows: TextField
    @Test func `Typed text is not sent back to the page`() throws {
        let host = mount { Name() }
        let field = try host.element(.field)
        let text = try #require(host.session.tree.root.first { $0.kind == .text && $0.text == "Ada" })
        try host.fire(.change, on: field, value: ["Adam", 1])
        #expect(host.operations == [.setText(text.id, "Adam")])
        #expect(field[.value] == "Adam")
        #expect(field[.edition] == 1)
    }

    @Test func `A change by the app is sent with the last known edition`() throws {
        let host = mount { Name() }
        let field = try host.element(.field)
        try host.fire(.change, on: field, value: ["Adam", 7])
        try host.fire(.tap, on: host.element(.button))
        #expect(host.operations.contains(.setAttribute(field.id, .value, "")))
        #expect(field[.edition] == 7)
        #expect(!host.operations.contains { if case .setAttribute(field.id, .edition, _) = $0 { true } else { false } })
    }

    private struct ThreeLetters: View {
        @State private var code = "abc"

        var body: some View {
            TextField("Code", text: Binding(get: { code }, set: { code = String($0.prefix(3)) }))
        }
    }

    @Test func `A text shortened by the app is sent even if the state does not change`() throws {
        let host = mount { ThreeLetters() }
        let field = try host.element(.field)
        try host.fire(.change, on: field, value: ["abcd", 4])
        #expect(host.operations == [.setAttribute(field.id, .value, "abc")])
        #expect(field[.edition] == 4)
    }

    private struct Selecting: View {
        @State private var text = "Ada Byron"
        @State private var selection: TextSelection?

        var body: some View {
            TextField("Name", text: $text, selection: $selection)
            Text(chosen)
            Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
            Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
            Button("Short") { text = "A" }
        }

        private var chosen: String {
            guard let selection else { return "nothing" }
            guard case .selection(let range) = selection.indices, range.upperBound <= text.endIndex else { return "outside" }
            return selection.isInsertion ? "before [\(text[range.upperBound...])]" : "[\(text[range])]"
        }
    }

    // Shows: TextSelection
    @Test func `The selection follows that of the page, which is not sent back`() throws {
        let host = mount { Selecting() }
        let field = try host.element(.field)
        #expect(host.exists("nothing"))
        #expect(field[.selectedText] == nil)
        try host.fire(.select, on: field, value: [4, 7])
        #expect(host.exists("[Byr]"))
        #expect(!host.operations.contains { if case .setAttribute(field.id, _, _) = $0 { true } else { false } })
        try host.fire(.select, on: field, value: [4, 4])
        #expect(host.exists("before [Byron]"))
    }

    @Test func `The app selects in the field`() throws {
        let host = mount { Selecting() }
        let field = try host.element(.field)
        host.tap("All")
        #expect(host.operations.contains(.setAttribute(field.id, .selectedText, [0, 9])))
        #expect(host.exists("[Ada Byron]"))
        host.tap("End")
        #expect(host.operations.contains(.setAttribute(field.id, .selectedText, [9, 9])))
        host.tap("Short")
        #expect(field[.selectedText] == [1, 1])
    }

    @Test func `A typed text moves the caret behind it at once`() throws {
        let host = mount { Selecting() }
        let field = try host.element(.field)
        try host.fire(.select, on: field, value: [3, 3])
        try host.fire(.change, on: field, value: ["Adam Byron", 1])
        #expect(host.exists("before [ Byron]"))
        try host.fire(.change, on: field, value: ["A Byron", 2])
        #expect(host.exists("before [ Byron]"))
        #expect(!host.operations.contains { if case .setAttribute(field.id, .selectedText, _) = $0 { true } else { false } })
    }

    @Test func `A selection beyond the text, or of half a character, is within it`() throws {
        struct Flag: View {
            @State private var text = "a👍🏽b"
            @State private var selection: TextSelection?

            var body: some View {
                TextEditor(text: $text, selection: $selection)
                if case .selection(let range)? = selection?.indices { Text("[\(text[range])]" as String) }
            }
        }
        let host = mount { Flag() }
        let editor = try host.element(.editor)
        try host.fire(.select, on: editor, value: [2, 99])
        #expect(host.exists("[👍🏽b]"))
        try host.fire(.select, on: editor, value: [-3, 1])
        #expect(host.exists("[a]"))
        try host.fire(.select, on: editor, value: ["a"])
        #expect(host.exists("[a]"))
    }

    @Test func `An event without text and edition changes nothing`() throws {
        let host = mount { Name() }
        let field = try host.element(.field)
        try host.fire(.change, on: field, value: "Adam")
        try host.fire(.change, on: field, value: [1, "Adam"])
        #expect(host.operations == [])
        #expect(field[.value] == "Ada")
    }

    private struct Guests: View {
        @State private var guests = 2
        @State private var price = 1.5
        let formatter: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.minimumFractionDigits = 2
            return formatter
        }()

        var body: some View {
            VStack {
                TextField("Guests", value: $guests, format: .number)
                TextField("Price", value: $price, formatter: formatter)
                Text("\(guests) for \(price.formatted(.number.locale(Locale(identifier: "en_US"))))")
                Button("More") { guests += 1000 }
            }
        }
    }

    @Test func `Each edit updates the value, and the text is formatted only at the end of editing`() throws {
        let host = mount { Guests() }
        let field = try host.element(.field)
        #expect(field[.value] == "2")
        try host.fire(.change, on: field, value: ["2000", 1])
        #expect(host.operations.count == 1)
        #expect(host.shownTexts.contains("2,000 for 1.5"))
        try host.fire(.focus, on: field, value: false)
        #expect(host.operations == [.setAttribute(field.id, .value, "2,000")])
    }

    @Test func `Invalid text stays during editing and is replaced at the end`() throws {
        let host = mount { Guests() }
        let field = try host.element(.field)
        try host.fire(.change, on: field, value: ["many", 1])
        #expect(host.operations == [])
        try host.fire(.submit, on: field)
        #expect(host.operations == [.setAttribute(field.id, .value, "2")])
    }

    @Test func `A value changed by the app replaces the typed text`() throws {
        let host = mount { Guests() }
        let field = try host.element(.field)
        try host.fire(.change, on: field, value: ["3", 1])
        try host.fire(.tap, on: host.element(.button))
        #expect(field[.value] == "1,003")
    }

    @Test func `A formatter sets its value at the end of editing`() throws {
        let host = mount { Guests() }
        let field = host.elements(.field)[1]
        #expect(field[.value] == "1.50")
        try host.fire(.change, on: field, value: ["2.25", 1])
        #expect(host.operations == [])
        try host.fire(.focus, on: field, value: false)
        #expect(host.shownTexts.contains("2 for 2.25"))
    }

    private struct Login: View {
        @State private var name = ""
        @State private var password = ""
        @State private var log: [String] = []

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                    .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
                    .textContentType(.username).submitLabel(.next)
                    .onSubmit { log.append("inner") }
                SecureField("Password", text: $password)
                Text(log.joined(separator: " "))
            }
            .onSubmit { log.append("outer") }
        }
    }

    // Shows: .keyboardType, .textInputAutocapitalization, .autocorrectionDisabled, .textContentType, .submitLabel, SecureField
    @Test func `A field has its keyboard and content type`() throws {
        let host = mount { Login() }
        let field = try host.element(.field)
        #expect(
            field.attributes == [
                .prompt: "Name", .value: "", .edition: 0, .keyboard: "emailAddress", .autocapitalization: "never", .autocorrection: false,
                .contentType: "username", .submitLabel: "next",
            ])
        #expect(host.elements(.field)[1].attributes == [.prompt: "Password", .value: "", .edition: 0, .secure: true])
    }

    @Test func `Return runs the inner onSubmit action, then the outer one`() throws {
        let host = mount { Login() }
        try host.fire(.submit, on: host.element(.field))
        #expect(host.shownTexts.contains("inner outer"))
    }

    private struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4) }
    }

    // Shows: .textFieldStyle
    @Test func `A custom style wraps a plain field`() throws {
        let host = mount { TextField("Name", text: .constant("")).textFieldStyle(Framed()) }
        let field = try host.element(.field)
        #expect(field[.style] == "plain")
        #expect(field[.prompt] == "Name")
        #expect(field.modifier(Padding.self)?.top == 4)
    }

    @Test func `The label of a field with a prompt is in the label slot`() throws {
        let host = mount { TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace")) }
        let field = try host.element(.field)
        #expect(field[.prompt] == "Ada Lovelace")
        #expect(field.children.map(\.text) == ["Name"])
        #expect(field.children.map { $0[.slot] } == ["label"])
    }

    @Test func `A field and its handlers are released when the session ends`() throws {
        weak var field: AnyObject?
        do {
            let host = mount { Name() }
            field = try host.element(.field).target
            #expect(field != nil)
            host.close()
        }
        #expect(field == nil)
    }
}
