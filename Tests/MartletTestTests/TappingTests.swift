import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Tapping")
struct TappingTests {
    @Test func `A tap on a button's text taps the button`() {
        let host = mount {
            Holding(0) { count in
                Button {
                    count.wrappedValue += 1
                } label: {
                    Text(verbatim: "Add")
                    Text(verbatim: "one")
                }
                Text(verbatim: "Count \(count.wrappedValue)")
            }
        }
        host.tap("one")
        host.find("Count 1")
    }

    @Test func `A tap returns the operations it caused`() {
        let host = mount {
            Holding(0) { count in
                Button("Add") { count.wrappedValue += 1 }
                Text(verbatim: "Count \(count.wrappedValue)")
            }
        }
        let text = host.find("Count 0")
        host.tap("Add")
        #expect(host.operations == [.setText(text.element!.id, "Count 1")])
    }

    @Test func `Of several elements with a name, a tap goes to the one that responds`() {
        let host = mount {
            Holding(false) { isDone in
                Text(verbatim: "Order")
                Button("Order") { isDone.wrappedValue = true }
                if isDone.wrappedValue { Text(verbatim: "Thanks") }
            }
        }
        host.tap("Order")
        host.find("Thanks")
    }

    @Test func `A tap on a toggle or its text toggles it`() {
        let host = mount { Holding(false) { toggle("Milk", $0) } }
        host.tap("Milk")
        #expect(host.find("Milk").isOn)
        host.toggle("Milk")
        #expect(!host.find("Milk").isOn)
    }

    @Test func `A tap opens a menu, and choosing a command closes it`() {
        let host = mount {
            Holding("Nothing") { done in
                Part(MenuKind.self) {
                    InSlot("label") { Text(verbatim: "More") }
                    Button("Copy") { done.wrappedValue = "Copied" }
                }
                Text(verbatim: done.wrappedValue)
            }
        }
        #expect(host.tree == "menu \"More\"\ntext \"Nothing\"")
        host.tap("More")
        #expect(host.tree == "menu \"More\"\n  button \"Copy\"\ntext \"Nothing\"")
        host.tap("Copy")
        #expect(host.tree == "menu \"More\"\ntext \"Copied\"")
    }

    @Test func `choose opens a menu and chooses a command`() {
        let host = mount {
            Holding("Nothing") { done in
                Part(MenuKind.self) {
                    InSlot("label") { Text(verbatim: "More") }
                    Button("Copy") { done.wrappedValue = "Copied" }
                }
                Text(verbatim: done.wrappedValue)
            }
        }
        host.choose("Copy", from: "More")
        host.find("Copied")
    }

    @Test func `A long press opens a context menu`() {
        let host = mount {
            Part(ContextMenuKind.self) {
                Text(verbatim: "Milk")
                InSlot("menu") { Button("Delete") {} }
            }
        }
        #expect(!host.exists("Delete"))
        host.longPress("Milk")
        #expect(host.exists("Delete"))
    }

    @Test func `Other gestures reach the element that handles them`() {
        let host = mount {
            Holding("") { done in
                Part(GroupKind.self) { Text(verbatim: "Photo") }
                    .on("double-tap") { _ in done.wrappedValue += "double " }
                    .on("long-press") { _ in done.wrappedValue += "long " }
                    .on("drag") { done.wrappedValue += "\($0!.listValue!.count)" }
                Text(verbatim: done.wrappedValue)
            }
        }
        host.doubleTap("Photo")
        host.longPress("Photo")
        host.perform("drag", [0, 1.0, 1.0, 5.0, 5.0], on: "Photo")
        host.find("double long 5")
    }

    @Test func `A tap on a link leaves the app`() {
        let host = mount { Part(LinkKind.self, [.href: "https://swift.org"]) { Text(verbatim: "Swift") } }
        host.tap(.link, "Swift")
        #expect(host.openedURLs == ["https://swift.org"])
    }

    @Test func `A tab is selected by its title`() {
        let host = mount {
            Holding(0) { selection in
                Part(TabsKind.self, [.selection: .int(selection.wrappedValue)]) {
                    Part(TabKind.self, [.title: "Menu"]) { Text(verbatim: "Pizza") }
                    Part(TabKind.self, [.title: "Orders"]) { Part(ScreenKind.self, [.title: "Orders"]) { Text(verbatim: "Nothing yet") } }
                }
                .on(.change) { selection.wrappedValue = $0?.intValue ?? 0 }
            }
        }
        host.select(tab: "Orders")
        host.find("Nothing yet")
        host.tap("Menu")
        host.find("Pizza")
    }

    @Test func `A disclosure expands by its label, not by its content`() {
        let host = mount {
            Holding(false) { isExpanded in
                Part(DisclosureKind.self, [.isExpanded: .bool(isExpanded.wrappedValue)]) {
                    InSlot("label") { Text(verbatim: "Details") }
                    Text(verbatim: "2 kg")
                }
                .on(.change) { isExpanded.wrappedValue = $0 == true }
            }
        }
        #expect(host.tree == "disclosure \"Details\" [collapsed]")
        host.tap("Details")
        #expect(host.tree == "disclosure \"Details\" [expanded]\n  text \"2 kg\"")
        #expect(failure { host.tap("2 kg") }.hasPrefix("Cannot tap: text \"2 kg\" has no such action."))
    }
}
