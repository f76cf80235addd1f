import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Failures")
struct FailureTests {
    @Test func `A search without result shows the tree and what is similar`() {
        let host = mount { Button("Added") {} }
        #expect(
            failure { host.find("Add") } == """
                There is no element “Add”. Similar: “Added”.

                What is shown:
                button "Added"
                """)
    }

    @Test func `A search with several results shows them, and where they are`() {
        let host = mount {
            Button("Buy") {}
            Part(RowKind.self) { Button("Buy") {} }.with(Accessibility(label: "Eggs"))
        }
        #expect(
            failure { host.find("Buy") } == """
                There is more than one element “Buy”. Say within what it is, or which role it has.
                  button "Buy"
                  button "Buy"   in row "Eggs"

                What is shown:
                button "Buy"
                row "Eggs"
                  button "Buy"
                """)
    }

    @Test func `A search for another role says the role`() {
        let host = mount { Text(verbatim: "Add") }
        #expect(failure { host.find(.button, "Add") }.hasPrefix("There is no button “Add”. “Add” is a text."))
    }

    @Test func `A search for what is covered says what covers it`() {
        let host = mount {
            Button("Add") {}
            Part(SheetKind.self, [.title: "Filter"]) { Button("Done") {} }
        }
        #expect(failure { host.find("Add") }.hasPrefix("There is no element “Add”. One is there, but it is behind the sheet “Filter”."))
    }

    @Test func `A search for what is folded away says where`() {
        let host = mount {
            Part(MenuKind.self) {
                InSlot("label") { Text(verbatim: "More") }
                Button("Delete") {}
            }
        }
        #expect(failure { host.tap("Delete") }.contains("it is folded away in the menu “More”."))
    }

    @Test func `A search within what is not there fails once`() {
        let host = mount { Button("Buy") {} }
        #expect(
            failure { host.find("Buy", within: "Milk") } == """
                There is no element “Milk”.

                What is shown:
                button "Buy"
                """)
    }

    @Test func `Acts on what was not found stay silent, since the search has spoken`() {
        let host = mount { Text(verbatim: "Hello") }
        #expect(failure { host.tap(host.find(.button)) }.split(separator: "---").count == 1)
    }

    @Test func `A disabled button cannot be tapped`() {
        let host = mount { Button("Add") {}.disabled(true) }
        #expect(
            failure { host.tap("Add") } == """
                Cannot tap button "Add" [disabled]: it is disabled.

                What is shown:
                button "Add" [disabled]
                """)
    }

    @Test func `A text that nobody listens to cannot be tapped`() {
        let host = mount { Text(verbatim: "Hello") }
        #expect(failure { host.tap("Hello") }.hasPrefix("Cannot tap: text \"Hello\" does not answer that."))
    }

    @Test func `What is gone cannot be tapped`() {
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
                Cannot tap: the button that was found as element “Close” is no longer there.

                Nothing is shown.
                """)
    }

    @Test func `What is out of reach cannot be tapped, though it was found`() {
        let host = mount {
            Button("Add") {}
            Part(SheetKind.self) { Button("Done") {} }
        }
        let button = host.find("Add", includingHidden: true)
        #expect(failure { host.tap(button) }.hasPrefix("Cannot tap: button \"Add\" is out of reach: it is behind a sheet."))
    }

    @Test func `What takes no touches cannot be tapped`() {
        let host = mount { Part(GroupKind.self) { Button("Add") {} }.with(HitTesting(false)) }
        #expect(failure { host.tap("Add") }.hasPrefix("Cannot tap button \"Add\": it takes no touches, by allowsHitTesting(false)."))
    }

    @Test func `An unexpected element is reported`() {
        let host = mount { Text(verbatim: "Error") }
        #expect(failure { host.expectNone("Error") }.hasPrefix("There is text \"Error\", which was not expected."))
    }

    @Test func `A tree that is another is shown line by line`() {
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
                The tree is another: what was expected has a minus, what is shown a plus.

                  text "One"
                - text "Three"
                + text "Two"
                """)
    }

    @Test func `Warnings of the runtime are told with a failure`() {
        let host = mount { ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") } }
        #expect(host.warnings.count == 1)
        #expect(failure { host.find("2") }.contains("\n\nWarning: ForEach in "))
    }
}
