import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A whole app")
struct AppTests {
    @Test func `A shopping list can be filled, checked off, sorted and emptied`() {
        let host = mount { ShoppingList() }
        host.expectTree(
            """
            screen "Shopping"
              list
                section
                  row
                    field "New item"
                  row
                    button "Add" [disabled]
                section
                  heading "Items"
            """)
        host.type("Milk\nEggs\n", into: "New item")
        host.toggle("Milk")
        host.expectTree(
            """
            screen "Shopping"
              list
                section
                  row
                    field "New item" [focused]
                  row
                    button "Add" [disabled]
                section
                  heading "Items"
                  row
                    toggle "Milk": on
                  row
                    toggle "Eggs": off
            """)
        host.swipe("Milk", action: "Delete")
        host.expectNone("Milk")
        host.find("Eggs")
    }

    @Test func `A sheet returns its answer`() {
        let host = mount { Settings() }
        host.tap("Change")
        host.pick("Large", in: "Size")
        host.set("Volume", to: 0.3)
        host.increment("2 guests")
        host.tap("Done")
        host.find("Large, 0.3, 3")
    }

    @Test func `The user can close a sheet`() {
        let host = mount { Settings() }
        host.tap("Change")
        host.dismiss()
        host.find("Small, 0.5, 2")
    }
}

private struct ShoppingList: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var isDone = false
    }

    @State private var name = ""
    @State private var items: [Item] = []

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("New item", text: $name).onSubmit(add)
                    Button("Add", action: add).disabled(name.isEmpty)
                }
                Section("Items") {
                    ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
                        .onDelete { items.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("Shopping")
        }
    }

    private func add() {
        items.append(Item(id: items.count, name: name))
        name = ""
    }
}

private struct Settings: View {
    @State private var isChanging = false
    @State private var size = "Small"
    @State private var volume = 0.5
    @State private var guests = 2

    var body: some View {
        Text("\(size), \(volume.formatted()), \(guests)")
        Button("Change") { isChanging = true }
            .sheet(isPresented: $isChanging) {
                Form {
                    Picker("Size", selection: $size) {
                        Text("Small").tag("Small")
                        Text("Large").tag("Large")
                    }
                    Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
                    Stepper("\(guests) guests", value: $guests)
                    Button("Done") { isChanging = false }
                }
            }
    }
}
