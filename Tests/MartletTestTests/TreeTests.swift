import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("The tree")
struct TreeTests {
    @Test func `The tree omits layout containers and shows their contents`() {
        let host = mount {
            VStack {
                Text(verbatim: "Hello")
                HStack { Button("Add") {} }
            }
        }
        #expect(host.tree == "text \"Hello\"\nbutton \"Add\"")
    }

    @Test func `A line has role, label, value, traits and identifier`() {
        let host = mount {
            Part(ToggleKind.self, [.isOn: true, .disabled: true]) { Text(verbatim: "Milk") }.with(Accessibility(identifier: "milk"))
        }
        #expect(host.tree == "toggle \"Milk\": on [disabled] #milk")
    }

    @Test func `The contents of containers are indented`() {
        let host = mount {
            Part(ScreenKind.self, [.title: "Shopping"]) {
                Part(ListKind.self) {
                    Part(SectionKind.self) {
                        InSlot("header") { Text(verbatim: "Food") }
                        Part(RowKind.self, [.selected: true]) { Text(verbatim: "Milk") }
                    }
                }
            }
        }
        #expect(
            host.tree == """
                screen "Shopping"
                  list
                    section
                      heading "Food"
                      row [selected]
                        text "Milk"
                """)
    }

    @Test func `A picker shows its selection, and its options when it is open`() {
        let host = mount { Holding(1) { picker("Size", ["Small", "Large"], $0) } }
        #expect(host.tree == "picker \"Size\": Large")
        host.tap("Size")
        #expect(host.tree == "picker \"Size\": Large\n  option \"Small\"\n  option \"Large\" [selected]")
    }

    @Test func `A picker in an open menu shows its options among the commands`() {
        let host = mount {
            Holding(1) { selection in
                Menu("Sort") {
                    picker("Order", ["Name", "Price"], selection)
                    Button("Reset") {}
                }
            }
        }
        #expect(host.tree == "menu \"Sort\"")
        host.tap("Sort")
        #expect(
            host.tree == """
                menu "Sort"
                  picker "Order": Price
                    option "Name"
                    option "Price" [selected]
                  button "Reset"
                """)
        host.choose("Name", from: "Sort")
        host.tap("Sort")
        #expect(host.tree.contains("option \"Name\" [selected]"))
    }

    @Test func `Without a tab bar only the selected tab is shown`() {
        let host = mount {
            Part(TabsKind.self, [.selection: 0, .hiddenBars: "tab"]) {
                Part(TabKind.self, [.title: "Menu"]) { Text(verbatim: "Pizza") }
                Part(TabKind.self, [.title: "Orders"])
            }
        }
        #expect(host.tree == "tabs\n  tab \"Menu\" [selected]\n    text \"Pizza\"")
    }

    @Test func `Values are formatted as the user hears them`() {
        let host = mount {
            Part(ProgressKind.self, [.value: 3, .maximum: 4])
            Part(SliderKind.self, [.value: 2.0])
            Part(FieldKind.self, [.value: "abc", .secure: true, .prompt: "Password"])
        }
        #expect(host.tree == "progress: 75%\nslider: 2\nsecure field \"Password\": •••")
    }

    @Test func `An image is named by its label, or else its symbol`() {
        let host = mount {
            Button {
            } label: {
                Part(ImageKind.self, [.symbol: "plus"])
            }
            Button {
            } label: {
                Part(ImageKind.self, [.symbol: "plus"])
                Text(verbatim: "Add")
            }
            Part(ImageKind.self, [.symbol: "star"]).with(Accessibility(label: "Favorite"))
        }
        #expect(host.tree == "button \"plus\"\nbutton \"Add\"\nimage \"Favorite\"")
    }

    @Test func `Accessibility traits determine the role`() {
        let host = mount {
            Part(TextKind.self) { Text(verbatim: "Today") }.with(Accessibility(addedTraits: ["isHeader"]))
            Part(GroupKind.self) { Text(verbatim: "Tap me") }.on(.tap) { _ in }
        }
        #expect(host.tree == "heading \"Today\"\nbutton \"Tap me\"")
    }

    @Test func `Combined children are one element, ignored children are omitted`() {
        let host = mount {
            Part(GroupKind.self) {
                Text(verbatim: "3")
                Text(verbatim: "stars")
            }.with(Accessibility(children: "combine"))
            Part(GroupKind.self) { Text(verbatim: "★★★") }.with(Accessibility(label: "Three stars", children: "ignore"))
        }
        #expect(host.tree == "group \"3, stars\"\ngroup \"Three stars\"")
    }

    @Test func `Of two labels on one view the inner one wins`() {
        let host = mount { Part(GroupKind.self).with(Accessibility(label: "Inner")).with(Accessibility(label: "Outer", identifier: "id")) }
        #expect(host.tree == "group \"Inner\" #id")
    }

    @Test func `While a dialog is shown, the tree contains only the dialog`() {
        let host = mount {
            Text(verbatim: "Behind")
            Part(AlertKind.self, [.title: "Sure?"]) { Button("Yes") {} }
        }
        #expect(host.tree == "alert \"Sure?\"\n  button \"Yes\"")
        #expect(host.fullTree == "text \"Behind\"\nalert \"Sure?\"\n  button \"Yes\"")
    }

    @Test func `Rows that are not created yet are counted`() {
        let host = mount { LazyPart { ForEach(0..<100) { Text(verbatim: "Row \($0)") } } }
        #expect(host.tree.hasSuffix("text \"Row 23\"\n  … 76 more rows"))
    }

    @Test func `An element has a tree of its own`() {
        let host = mount {
            Text(verbatim: "Outside")
            Part(RowKind.self) { Text(verbatim: "Inside") }.with(Accessibility(identifier: "row"))
        }
        #expect(host.find(.identifier("row")).tree == "row #row\n  text \"Inside\"")
    }
}
