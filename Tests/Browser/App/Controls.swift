import SwiftUI

/// Menus and what can be in them.
/// A toggle for two values.
struct MixedPage: View {
    @State private var first = true
    @State private var second = false

    var body: some View {
        Form {
            Toggle("All", sources: [$first, $second], isOn: \.self)
            Toggle("First", isOn: $first)
            Toggle("Second", isOn: $second)
        }
    }
}

struct MenusPage: View {
    @State private var order = "Name"
    @State private var isDense = true
    @State private var chosen = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Chosen: \(chosen)")
            Text("Hold me").contextMenu { Button("Pin") { chosen = "pin" } }
            Picker("Order", selection: $order) {
                ForEach(["Name", "Price", "The time that it takes"], id: \.self) { Text($0) }
            }
            .labelsHidden()
            Menu("Sort") {
                Picker("Order", selection: $order) {
                    Text("Name").tag("Name")
                    Label("Price", systemImage: "dollarsign").tag("Price")
                }
                Toggle("Dense", isOn: $isDense)
                Divider()
                Button("Reset") { chosen = "reset" }
                Button("Share", systemImage: "square.and.arrow.up") { chosen = "share" }
                Button("Delete", systemImage: "trash", role: .destructive) { chosen = "delete" }
            }
            Menu("Actions") {
                Button("Rename") { chosen = "rename" }
                Button("Duplicate this dish and all that goes with it") { chosen = "duplicate" }
                Menu("More") { Button("Archive") { chosen = "archive" } }
            }
            Text("Sorted by \(order), \(isDense ? "dense" : "loose")")
        }
        .padding()
    }
}

/// A popover beside its button.
struct PopoversPage: View {
    @State private var isShown = false
    @State private var isListShown = false
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Button("Explain") { isShown = true }
                .popover(isPresented: $isShown) {
                    VStack {
                        Text("It hangs where it belongs.")
                        Button("Count \(count)") { count += 1 }
                    }
                    .padding()
                }
            Spacer()
            Button("Dishes") { isListShown = true }
                .popover(isPresented: $isListShown) { List(0..<20) { Text("Dish \($0)") } }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// Links in the styles of buttons, and a button that tells whether it is held.
struct LinksPage: View {
    private let address = URL(string: "https://example.com")!

    var body: some View {
        VStack(spacing: 16) {
            Link("Plain", destination: address)
            Link("Bordered", destination: address).buttonStyle(.bordered)
            Link("Prominent", destination: address).buttonStyle(.borderedProminent)
            Link("Loud", destination: address).buttonStyle(Loud())
            Button("Hold") {}.buttonStyle(Telling())
            NavigationLink("Onward", value: Page.rows).buttonStyle(.borderedProminent)
            NavigationLink("Loudly onward", value: Page.rows).buttonStyle(Loud())
        }
    }

    private struct Telling: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "held down" : "let go")
            }
        }
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.bold().padding().background(.yellow, in: .capsule)
        }
    }
}

/// Every control in a form.
struct FormPage: View {
    @State private var name = ""
    @State private var isOn = true
    @State private var count = 2
    @State private var volume = 0.4
    @State private var date = Date(timeIntervalSince1970: 1_780_000_000)
    @State private var size = "Medium"
    @State private var color = Color.orange
    @State private var isAlertShown = false
    @State private var isSheetShown = false
    @State private var isQuestionShown = false

    private let sizes = ["Small", "Medium", "Large"]

    var body: some View {
        Form {
            Section("Text") {
                TextField("Name", text: $name)
                SecureField("Password", text: $name)
                LabeledContent("Version", value: "1.0")
                LabeledContent("A label that is rather long for its row", value: "and a value that is long, too")
            }
            Section {
                Toggle("Wake me", isOn: $isOn)
                Stepper("Cups: \(count)", value: $count, in: 0...4)
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Moment", selection: $date)
                ColorPicker("Colour", selection: $color)
            } header: {
                Text("Values")
            } footer: {
                Text("What stands below a section tells what the section is for, in one or two lines that need not be short.")
            }
            Section("Choices") {
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.segmented)
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.inline)
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.wheel)
                Menu("More") { Button("Reset") {} }
                DisclosureGroup("Details") { Text("Here they are") }
            }
            Section("Progress") {
                ProgressView(value: volume)
                ProgressView("Loading")
                Gauge(value: volume) { Text("Fuel") }
            }
            Section {
                Button("Show an alert") { isAlertShown = true }
                Button("Show a sheet") { isSheetShown = true }
                Button("Delete all", role: .destructive) { isQuestionShown = true }
                NavigationLink("Onward", value: Page.rows)
            }
        }
        .alert("Leave without saving?", isPresented: $isAlertShown) {
            Button("Leave", role: .destructive) {}
            Button("Stay", role: .cancel) {}
        } message: {
            Text("What you have written is lost then.")
        }
        .confirmationDialog("Delete all of it?", isPresented: $isQuestionShown, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {}
            Button("Only the old ones") {}
        }
        .sheet(isPresented: $isSheetShown) {
            NavigationStack {
                List(sizes, id: \.self) { Text($0) }
                    .navigationTitle("Sizes")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isSheetShown = false } }
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { isSheetShown = false } }
                    }
            }
            .presentationDetents([.medium, .large])
        }
    }
}

/// Buttons in their styles and sizes, and a bar full of them.
struct ButtonsPage: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Borderless") {}.buttonStyle(.borderless)
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            HStack {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Add", systemImage: "plus") {}
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
                Button("Delete", role: .destructive) {}
                Button("Off") {}.disabled(true)
            }
            .buttonStyle(.borderedProminent)
            HStack {
                Menu("Menu") { Button("One") {} }.buttonStyle(.bordered)
                Toggle("Toggle", isOn: $isOn).toggleStyle(.button)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
            }
            Button {
            } label: {
                Text("Wide").frame(maxWidth: .infinity)
            }.buttonStyle(.borderedProminent).controlSize(.large)
            TextField("A field with a border", text: .constant("")).textFieldStyle(.roundedBorder)
            GroupBox("A group") { Text("of things that belong together") }
        }
        .padding()
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarTrailing) { Menu("More", systemImage: "ellipsis.circle") { Button("One") {} } }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Text("3 things")
                Button("Delete", systemImage: "trash") {}
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Buttons in the colour of what is around them.
struct InksPage: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 24) {
            Button("Tinted") {}
            VStack {
                Button("Inked") { isShown = true }
                Button("Deleted", role: .destructive) {}
                Link("Linked", destination: URL(string: "https://example.com")!)
                Button("Own") {}.foregroundStyle(.green)
            }
            .foregroundStyle(Color(red: 1, green: 0, blue: 0))
            .sheet(isPresented: $isShown) { Button("Elsewhere") { isShown = false } }
        }
    }
}

/// A bar above the keyboard.
struct KeyboardPage: View {
    @State private var amount = ""
    @State private var taps = 0
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            TextField("Amount", text: $amount).focused($isFocused)
            Text("Done \(taps) times")
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") {
                    taps += 1
                    isFocused = false
                }
            }
        }
    }
}

/// Pickers that open a screen with their options.
struct LinkedPickersPage: View {
    @State private var size = "Small"
    @State private var colour: Int? = 2

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
            }
            .pickerStyle(.navigationLink)
            Picker(selection: $colour) {
                Text("None").tag(Int?.none)
                Label("Red", systemImage: "flame").tag(Int?.some(1))
                Label("Orange", systemImage: "star").tag(Int?.some(2))
            } label: {
                Label("Colour", systemImage: "paintpalette")
            }
            .pickerStyle(.navigationLink)
            Picker("Menu", selection: $size) {
                ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
            }
            NavigationLink("A link") { Text("There") }
        }
    }
}

/// Popovers at the edges and in the middle of the page.
struct PointedPage: View {
    @State private var shown: String?

    private func button(_ name: String) -> some View {
        let isShown = Binding {
            shown == name
        } set: {
            shown = $0 ? name : nil
        }
        return Button(name) { shown = name }.popover(isPresented: isShown) { Text("About \(name)").padding() }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 200) {
                HStack {
                    button("Left")
                    Spacer()
                    button("Middle")
                    Spacer()
                    button("Right")
                }
                ForEach(0..<5) { Text("Line \($0)") }
                button("Bottom")
            }
            .padding()
        }
    }
}

/// Pickers with sections, in a menu and inline.
struct GroupedPickersPage: View {
    @State private var dish = "Pea"
    @State private var header = "Soups"

    var body: some View {
        Form {
            Picker("Dish", selection: $dish) { options }
            Picker("Inline", selection: $dish) { options }.pickerStyle(.inline)
            Picker("Linked", selection: $dish) { options }.pickerStyle(.navigationLink)
            Button("Rename") { header = "Broths" }
            Text("picked \(dish)")
        }
    }

    @ViewBuilder private var options: some View {
        Section(header) {
            Text("Leek").tag("Leek")
            Text("Pea").tag("Pea")
        }
        Section("Sweets") {
            Text("Cake").tag("Cake")
            Text("Ice").tag("Ice")
        }
    }
}
