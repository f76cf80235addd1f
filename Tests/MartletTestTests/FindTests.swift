import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Finding")
struct FindTests {
    @Test func `A text is found by its content`() {
        let host = mount { VStack { Text(verbatim: "Hello") } }
        #expect(host.find("Hello").role == .text)
        #expect(host.find("Hello").text == "Hello")
    }

    @Test func `A button and its text count as one element, the button`() {
        let host = mount { Button("Add") {} }
        #expect(host.find("Add").role == .button)
        #expect(host.findAll("Add").count == 1)
    }

    // Shows: Button
    @Test func `A button is found by role and name`() {
        let host = mount {
            Text(verbatim: "Add")
            Button("Add") {}
        }
        #expect(host.find(.button, "Add").role == .button)
        #expect(host.find(.text, "Add").role == .text)
    }

    @Test func `A button is found by one of its texts`() {
        let host = mount {
            Button {
            } label: {
                Text(verbatim: "Pizza")
                Text(verbatim: "9 €")
            }
        }
        #expect(host.find(.button, "Pizza").label == "Pizza, 9 €")
    }

    @Test func `A control is found by its name or its value`() {
        let host = mount { Holding("Milk") { field("Item", $0) } }
        #expect(host.find("Item").value == "Milk")
        #expect(host.find("Milk").label == "Item")
        #expect(host.find(.value("Milk")).role == .field)
    }

    @Test func `A query can match the identifier, the label, a part of it, or the kind`() {
        let host = mount {
            Part(ImageKind.self, [.symbol: "cart"]).with(Accessibility(label: "Shopping cart", identifier: "cart"))
        }
        #expect(host.find(.identifier("cart")).role == .image)
        #expect(host.find(.label("Shopping cart")).identifier == "cart")
        #expect(host.find(.containing("cart")).label == "Shopping cart")
        #expect(host.find(.kind(.image))[.symbol] == "cart")
    }

    @Test func `A search can be limited to a container`() {
        let host = mount {
            Part(RowKind.self) {
                Text(verbatim: "Milk")
                Button("Buy") {}
            }.with(Accessibility(label: "First"))
            Part(RowKind.self) {
                Text(verbatim: "Eggs")
                Button("Buy") {}
            }.with(Accessibility(label: "Second"))
        }
        #expect(host.findAll("Buy").count == 2)
        #expect(host.exists("Eggs", within: "Second"))
        #expect(!host.exists("Eggs", within: "First"))
        #expect(host.find("Buy", within: .label("First")).role == .button)
    }

    @Test func `Hidden elements are found only on request`() {
        let host = mount { Part(TextKind.self).with(Hidden()).with(Accessibility(label: "Secret")) }
        #expect(!host.exists("Secret"))
        #expect(host.find("Secret", includingHidden: true).isReachable == false)
    }

    @Test func `Elements on a covered screen cannot be reached`() {
        let host = mount {
            Part(ScreenKind.self, [.title: "Menu", .isCovered: true]) { Text(verbatim: "Pizza") }
            Part(ScreenKind.self, [.title: "Pizza"]) { Text(verbatim: "9 €") }
        }
        #expect(host.find("Pizza").role == .screen)
    }

    @Test func `Elements behind a sheet cannot be reached`() {
        let host = mount {
            Button("Add") {}
            Part(SheetKind.self) { Button("Done") {} }
        }
        #expect(!host.exists("Add"))
        #expect(host.exists("Done"))
    }

    @Test func `Only the selected tab's content can be reached, but every tab can`() {
        let host = mount {
            Part(TabsKind.self, [.selection: 1]) {
                Part(TabKind.self, [.title: "Menu"]) { Text(verbatim: "Pizza") }
                Part(TabKind.self, [.title: "Orders"]) { Text(verbatim: "Nothing yet") }
            }
        }
        #expect(host.findAll(.role(.tab)).map(\.label) == ["Menu", "Orders"])
        #expect(host.findAll(.tab).map(\.isSelected) == [false, true])
        #expect(host.exists("Nothing yet"))
        #expect(!host.exists("Pizza"))
    }

    @Test func `A found element always has its current properties`() {
        let host = mount {
            Holding(0) { count in
                Button("Add") { count.wrappedValue += 1 }
                Text(verbatim: "Count \(count.wrappedValue)")
            }
        }
        let text = host.find("Count 0")
        host.tap("Add")
        #expect(text.text == "Count 1")
    }

    @Test func `A text of several runs is one text`() {
        let host = mount {
            Part(TextKind.self) {
                Text(verbatim: "Hello ")
                Text(verbatim: "world")
            }
        }
        #expect(host.find("Hello world").role == .text)
    }

    @Test func `Modifiers and attributes can be read`() {
        let host = mount { Part(ImageKind.self, [.symbol: "star"]).with(Opacity(0.5)) }
        #expect(host.find("star").modifier(Opacity.self) == Opacity(0.5))
        #expect(host.find("star")[.symbol] == "star")
    }
}
