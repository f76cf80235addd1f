import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Typing")
struct TypingTests {
    @Test func `type appends text, one character at a time`() {
        let host = mount { Holding("a") { text in EditedField(text: text) } }
        host.type("bc", into: "Name")
        #expect(host.find("Name").value == "abc")
        host.find("[ab|1, abc|2]")
    }

    @Test func `Text can be inserted as one edit`() {
        let host = mount { Holding("") { text in EditedField(text: text) } }
        host.type("Ann", into: "Name", atOnce: true)
        host.find("[Ann|1]")
    }

    // Shows: @Binding
    @Test func `clear empties a field with one edit, and edit numbers continue`() {
        let host = mount { Holding("") { text in EditedField(text: text) } }
        host.type("A", into: "Name")
        host.clear("Name")
        #expect(host.find("Name").value == "")
        host.find("[A|1, |2]")
    }

    @Test func `A line break submits a field`() {
        let host = mount {
            Holding(("", [String]())) { state in
                field("Item", state.0) {
                    state.1.wrappedValue.append(state.0.wrappedValue)
                    state.0.wrappedValue = ""
                }
                Text(verbatim: state.1.wrappedValue.joined(separator: " and "))
            }
        }
        host.type("Milk\nEggs\n", into: "Item")
        host.find("Milk and Eggs")
        #expect(host.find("Item").value == "")
    }

    @Test func `Text that a binding rejects is not in the field`() {
        let host = mount {
            Holding("") { text in
                field("Code", Binding(get: { text.wrappedValue }, set: { text.wrappedValue = String($0.filter(\.isNumber).prefix(4)) }))
            }
        }
        host.type("1a2b3c4d5", into: "Code")
        #expect(host.find("Code").value == "1234")
    }

    @Test func `A field has the focus while the user types into it`() {
        let host = mount {
            Holding("") { log in
                Part(FieldKind.self, [.title: "One"]).on(.change) { _ in }.on(.focus) { log.wrappedValue += "one \($0!.boolValue!), " }
                Part(FieldKind.self, [.title: "Two"]).on(.change) { _ in }.on(.focus) { log.wrappedValue += "two \($0!.boolValue!), " }
                Text(verbatim: log.wrappedValue)
            }
        }
        host.type("a", into: "One")
        #expect(host.find("One").isFocused)
        host.focus("Two")
        host.blur()
        host.find("one true, two true, one false, two false, ")
        #expect(!host.find("Two").isFocused)
    }

    @Test func `Return submits the focused field`() {
        let host = mount {
            Holding("") { text in
                field("Name", text) { text.wrappedValue = "Sent" }
            }
        }
        host.type("Ann", into: "Name")
        host.press("Enter")
        #expect(host.find("Name").value == "Sent")
    }

    @Test func `A disabled field rejects text`() {
        let host = mount { Holding("") { field("Name", $0) }.disabled(true) }
        #expect(failure { host.type("a", into: "Name") }.hasPrefix("Cannot focus field \"Name\" [disabled]: it is disabled."))
    }

    @Test func `A text view rejects typing`() {
        let host = mount { Text(verbatim: "Name") }
        #expect(failure { host.type("a", into: "Name") }.hasPrefix("Cannot type into: text \"Name\" has no such action."))
    }
}

/// A field that records its edits.
private struct EditedField: View {
    @Binding var text: String
    @State private var edits: [String] = []

    var body: some View {
        Part(FieldKind.self, [.title: "Name", .value: .string(text)])
            .on(.change) { value in
                text = value!.listValue![0].stringValue!
                edits.append("\(text)|\(value!.listValue![1].intValue!)")
            }
        Text(verbatim: "[\(edits.joined(separator: ", "))]")
    }
}
