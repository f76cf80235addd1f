import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Failures")
struct FailureTests {
    @Test func `A failed search prints the tree and similar names`() {
        let host = mount { Button("Added") {} }
        #expect(
            failure { host.find("Add") } == """
                There is no element “Add”. Similar: “Added”.

                The tree:
                button "Added"
                """)
    }

    @Test func `A search with several results lists them with their containers`() {
        let host = mount {
            Button("Buy") {}
            Part(RowKind.self) { Button("Buy") {} }.with(Accessibility(label: "Eggs"))
        }
        #expect(
            failure { host.find("Buy") } == """
                There is more than one element “Buy”. Pass `within:` or a role to choose one.
                  button "Buy"
                  button "Buy"   in row "Eggs"

                The tree:
                button "Buy"
                row "Eggs"
                  button "Buy"
                """)
    }

    @Test func `A search for the wrong role names the right one`() {
        let host = mount { Text(verbatim: "Add") }
        #expect(failure { host.find(.button, "Add") }.hasPrefix("There is no button “Add”. “Add” is a text."))
    }

    @Test func `A search for a covered element says what covers it`() {
        let host = mount {
            Button("Add") {}
            Part(SheetKind.self, [.title: "Filter"]) { Button("Done") {} }
        }
        #expect(failure { host.find("Add") }.hasPrefix("There is no element “Add”. One exists, but it is behind the sheet “Filter”."))
    }

    @Test func `A search for a collapsed element says where it is`() {
        let host = mount {
            Part(MenuKind.self) {
                InSlot("label") { Text(verbatim: "More") }
                Button("Delete") {}
            }
        }
        #expect(failure { host.tap("Delete") }.contains("it is in the collapsed part of the menu “More”."))
    }

    @Test func `A search within a missing element fails once`() {
        let host = mount { Button("Buy") {} }
        #expect(
            failure { host.find("Buy", within: "Milk") } == """
                There is no element “Milk”.

                The tree:
                button "Buy"
                """)
    }

    @Test func `Acts on a failed search report nothing further`() {
        let host = mount { Text(verbatim: "Hello") }
        #expect(failure { host.tap(host.find(.button)) }.split(separator: "---").count == 1)
    }

    // Shows: .disabled
    @Test func `A disabled button cannot be tapped`() {
        let host = mount { Button("Add") {}.disabled(true) }
        #expect(
            failure { host.tap("Add") } == """
                Cannot tap button "Add" [disabled]: it is disabled.

                The tree:
                button "Add" [disabled]
                """)
    }

    @Test func `A text without an action cannot be tapped`() {
        let host = mount { Text(verbatim: "Hello") }
        #expect(failure { host.tap("Hello") }.hasPrefix("Cannot tap: text \"Hello\" has no such action."))
    }

    @Test func `A removed element cannot be tapped`() {
        let host = mount {
            Holding(true) { isShown in
                if isShown.wrappedValue { Button("Close") { isShown.wrappedValue = false } }
            }
        }
        let button = host.find("Close")
        host.tap(button)
        #expect(!button.exists)
        #expect(
            failure { host.tap(button) } == """
                Cannot tap: the button found as element “Close” is no longer in the tree.

                Nothing is shown.
                """)
    }

    @Test func `An unreachable element cannot be tapped, even if it was found`() {
        let host = mount {
            Button("Add") {}
            Part(SheetKind.self) { Button("Done") {} }
        }
        let button = host.find("Add", includingHidden: true)
        #expect(failure { host.tap(button) }.hasPrefix("Cannot tap: button \"Add\" cannot be reached: it is behind a sheet."))
    }

    @Test func `An element without hit testing cannot be tapped`() {
        let host = mount { Part(GroupKind.self) { Button("Add") {} }.with(HitTesting(false)) }
        #expect(failure { host.tap("Add") }.hasPrefix("Cannot tap button \"Add\": allowsHitTesting(false) turns off its touches."))
    }

    @Test func `expectNone reports an element that exists`() {
        let host = mount { Text(verbatim: "Error") }
        #expect(failure { host.expectNone("Error") }.hasPrefix("Found text \"Error\", which should not be there."))
    }

    @Test func `expectTree prints a line-by-line difference`() {
        let host = mount {
            Text(verbatim: "One")
            Text(verbatim: "Two")
        }
        host.expectTree(
            """
            text "One"
            text "Two"
            """)
        #expect(
            failure { host.expectTree("text \"One\"\ntext \"Three\"") } == """
                The tree differs from the expected one. Expected lines have a minus, actual lines a plus.

                  text "One"
                - text "Three"
                + text "Two"
                """)
    }

    @Test func `A failure includes the runtime's warnings`() {
        let host = mount { ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") } }
        #expect(host.warnings.count == 1)
        #expect(failure { host.find("2") }.contains("\n\nWarning: ForEach in "))
    }
}
