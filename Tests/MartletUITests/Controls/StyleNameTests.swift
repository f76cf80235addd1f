import MartletElements
import MartletTest
import MartletUI
import Testing

/// Styles that have a name and a type, as an element tells them.
@MainActor
@Suite("Styles by their types")
struct StyleNameTests {
    private func style<V: View>(of kind: Kind, _ view: V) throws -> Value? { try mount { view }.element(kind)[.style] }

    // Shows: PlainButtonStyle, BorderlessButtonStyle
    @Test func `The button styles are named`() throws {
        #expect(try style(of: .button, Button("x") {}.buttonStyle(PlainButtonStyle())) == "plain")
        #expect(try style(of: .button, Button("x") {}.buttonStyle(BorderlessButtonStyle())) == "borderless")
    }

    // Shows: PlainListStyle, GroupedListStyle, InsetGroupedListStyle
    @Test func `The list styles are named`() throws {
        #expect(try style(of: .list, List { Text("x") }.listStyle(PlainListStyle())) == "plain")
        #expect(try style(of: .list, List { Text("x") }.listStyle(GroupedListStyle())) == "grouped")
        #expect(try style(of: .list, List { Text("x") }.listStyle(InsetGroupedListStyle())) == "insetGrouped")
    }

    // Shows: SegmentedPickerStyle
    @Test func `The picker styles are named`() throws {
        let picker = Picker("x", selection: .constant(0)) { Text("y").tag(0) }
        #expect(try style(of: .picker, picker.pickerStyle(SegmentedPickerStyle())) == "segmented")
    }

    // Shows: RoundedBorderTextFieldStyle
    @Test func `The text field styles are named`() throws {
        let field = TextField("x", text: .constant(""))
        #expect(try style(of: .field, field.textFieldStyle(RoundedBorderTextFieldStyle())) == "roundedBorder")
    }

    // Shows: SwitchToggleStyle, CircularProgressViewStyle, PageTabViewStyle, .tabViewStyle, .formStyle
    @Test func `The styles of other views are named`() throws {
        #expect(try style(of: .toggle, Toggle("x", isOn: .constant(true)).toggleStyle(SwitchToggleStyle())) == "switch")
        #expect(try style(of: .progress, ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle())) == "circular")
        #expect(try style(of: .tabs, TabView { Text("x") }.tabViewStyle(PageTabViewStyle())) == "page")
        #expect(try style(of: .form, Form { Text("x") }.formStyle(.columns)) == "columns")
    }

    private struct Pair: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.content
                configuration.label
            }
        }
    }

    // Shows: .labeledContentStyle
    @Test func `A labelled value takes the app's own style`() {
        #expect(mount { LabeledContent("Name", value: "Ada").labeledContentStyle(Pair()) }.shownTexts == ["Ada", "Name"])
    }

    // Shows: .headerProminence
    @Test func `A section with a prominent header says so`() throws {
        let host = mount { List { Section("Head") { Text("x") }.headerProminence(.increased) } }
        #expect(try host.element(.section)[.prominence] == "increased")
    }

    // Shows: .autocapitalization, .disableAutocorrection
    @available(*, deprecated)
    @Test func `The deprecated modifiers for capitals and correction work`() throws {
        let host = mount { TextField("x", text: .constant("")).autocapitalization(.none).disableAutocorrection(true) }
        let field = try host.element(.field)
        #expect(field[.autocapitalization] == "never" && field[.autocorrection] == false)
    }

    // Shows: TextEditor
    @Test func `An editor writes the typed text to its binding`() {
        struct Page: View {
            @State private var text = "a"

            var body: some View {
                TextEditor(text: $text).accessibilityLabel("Notes")
                Text("has \(text.count)")
            }
        }
        let host = mount { Page() }
        host.type("bc", into: "Notes")
        #expect(host.exists("has 3"))
    }

    // Shows: ContextMenu
    @Test func `The deprecated context menu works`() {
        struct Page: View {
            @State private var text = "none"

            var body: some View { Text(verbatim: text).contextMenu(ContextMenu { Button("Choose") { text = "chosen" } }) }
        }
        let host = mount { Page() }
        host.longPress("none")
        host.tap("Choose")
        #expect(host.exists("chosen"))
    }

    // Shows: .accessibilityValue, .accessibilityHint, .accessibilityRemoveTraits, .accessibility
    @Test func `A screen reader hears the value and the hint`() throws {
        let text = try #require(
            mount { Text("x").accessibilityValue("five").accessibilityHint("turns").accessibility(label: Text("Knob")) }
                .session.tree.root.children.first)
        #expect(
            text.modifiers == [
                Modifier(Accessibility(value: "five")), Modifier(Accessibility(hint: "turns")), Modifier(Accessibility(label: "Knob")),
            ])
        let header = try #require(mount { Text("x").accessibilityRemoveTraits(.isHeader) }.session.tree.root.children.first)
        #expect(header.modifiers == [Modifier(Accessibility(removedTraits: ["isHeader"]))])
    }

    // Shows: .accessibilityElement
    @Test func `A view with combined children is one accessibility element`() {
        let host = mount {
            HStack {
                Text("Soup")
                Text("4 €")
            }
            .accessibilityElement(children: .combine)
        }
        #expect(host.exists("Soup, 4 €"))
    }

    // Shows: Gesture, .onChanged
    @Test func `An app's own gesture consists of other gestures`() throws {
        struct Press: Gesture {
            let press: () -> Void
            var body: some Gesture { DragGesture().onChanged { _ in press() } }
        }
        struct Page: View {
            @State private var count = 0
            var body: some View { Text("pressed \(count)").gesture(Press { count += 1 }) }
        }
        let host = mount { Page() }
        try host.fire(.drag, on: host.first(.text), value: [0, 1, 1, 20, 1])
        #expect(host.exists("pressed 1"))
    }
}
