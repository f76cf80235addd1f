import Foundation
import MartletCore
import MartletUI

/// Screens of which the layout without a page must agree with the page.
@MainActor
enum Screens {
    static let all: [(name: String, view: AnyView)] = [
        ("texts", AnyView(Texts())), ("controls", AnyView(Controls())), ("buttons", AnyView(Buttons())), ("list", AnyView(Rows())),
        ("form", AnyView(Settings())), ("plain list", AnyView(PlainRows())), ("stack of cards", AnyView(Cards())),
        ("tabs", AnyView(Tabbed())), ("grid", AnyView(Grids())), ("search", AnyView(Searched())), ("toolbar", AnyView(Bars())),
        ("empty", AnyView(Empty())), ("sign in", AnyView(SignIn())), ("counter", AnyView(CounterScreen())),
        ("inset bar", AnyView(InsetBar())),
        ("sheet", AnyView(SheetScreen())), ("alert", AnyView(AlertScreen())), ("layers", AnyView(LayersScreen())),
        ("scrolling across", AnyView(Across())), ("table", AnyView(TableOfValues())),
        ("columns", AnyView(Columns())), ("dialog", AnyView(Confirmation())), ("rows that are edited", AnyView(Edited())),
        ("pickers", AnyView(Pickers())), ("fitting", AnyView(Fitting())), ("geometry", AnyView(Geometry())),
        ("profile", AnyView(Profile())),
    ]
}

private struct Texts: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Large title").font(.largeTitle)
            Text("Title of a page").font(.title).bold()
            Text("Headline").font(.headline)
            Text("The quick brown fox jumps over the lazy dog, and goes on for a second and a third line.")
            Text("To Avoid AWAY, Ty. Wave").font(.system(size: 24, weight: .semibold))
            Text("Two lines of a text that is too long for them, so it is cut off at the end of the second.").lineLimit(2).font(.footnote)
            Text("1234567890").monospacedDigit()
            (Text("Plain, ") + Text("bold").bold() + Text(" and ") + Text("small").font(.caption))
            Text("Tracked").tracking(3)
            Text("Spaced\nlines\nof text").lineSpacing(6)
            Text("UPPER from lower").textCase(.uppercase)
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.largeTitle)
                Text("small")
            }
        }
    }
}

private struct Controls: View {
    var body: some View {
        VStack(spacing: 12) {
            Toggle("Wi-Fi", isOn: .constant(true))
            Stepper("Guests", value: .constant(2))
            Slider(value: .constant(0.4))
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
            }
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            TextField("Name", text: .constant(""))
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
            SecureField("Password", text: .constant("abc"))
            ProgressView(value: 0.5)
            ProgressView()
            ProgressView("Loading")
            Gauge(value: 0.3) { Text("Speed") }
            LabeledContent("Version", value: "1.0")
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") }
            GroupBox("Box") { Text("Inside the box") }
        }
        .padding()
    }
}

private struct Buttons: View {
    var body: some View {
        VStack(spacing: 10) {
            Button("Plain") {}
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
            Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
            Button {
            } label: {
                Label("Add an item", systemImage: "plus")
            }
            Button {
            } label: {
                Text("Wide").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Menu("Menu") { Button("One") {} }
            Link("Website", destination: URL(string: "https://swift.org")!)
            Label("Label", systemImage: "star")
            Image(systemName: "heart").font(.largeTitle)
            Image(systemName: "heart").imageScale(.large)
        }
        .padding(20)
    }
}

private struct Rows: View {
    var body: some View {
        NavigationStack {
            List {
                Text("First row")
                Text("Second row, whose text is so long that it takes more than one line of a phone")
                Section("Section") {
                    Label("Favourites", systemImage: "star")
                    NavigationLink("Details", value: 1)
                    NavigationLink(value: 2) {
                        VStack(alignment: .leading) {
                            Text("Anna").font(.headline)
                            Text("Hello there").font(.subheadline)
                        }
                    }
                    Toggle("Notifications", isOn: .constant(false))
                    HStack {
                        Text("Left")
                        Spacer()
                        Text("Right")
                    }
                    Text("Inbox").badge(3)
                }
                Section {
                    Text("Last")
                } footer: {
                    Text("A footer explains it.")
                }
            }
            .navigationTitle("Rows")
        }
    }
}

private struct Settings: View {
    var body: some View {
        NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Anna"))
                    Picker("Country", selection: .constant(0)) {
                        Text("Austria").tag(0)
                        Text("Belgium").tag(1)
                    }
                    Stepper("Guests: 2", value: .constant(2))
                    LabeledContent("Version", value: "1.0")
                }
                Section {
                    Button("Sign out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

private struct PlainRows: View {
    var body: some View {
        List {
            Section("A") {
                Text("Anna")
                Text("Arthur")
            }
            Section("B") { Text("Bella") }
        }
        .listStyle(.plain)
    }
}

private struct Cards: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(0..<4) { index in
                        VStack(alignment: .leading, spacing: 6) {
                            Text("Card \(index)").font(.headline)
                            Text("It says something in a line that is a bit longer than others.").font(.subheadline)
                        }
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(Color.orange, in: RoundedRectangle(cornerRadius: 12))
                    }
                }
                .padding()
            }
            .navigationTitle("Cards")
        }
    }
}

private struct Tabbed: View {
    var body: some View {
        TabView {
            Text("Home").tabItem { Label("Home", systemImage: "house") }
            Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
            Text("Profile").tabItem { Label("Profile", systemImage: "person") }
        }
    }
}

private struct Grids: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 12) {
                ForEach(0..<7) { index in
                    Text("Cell \(index)").frame(maxWidth: .infinity, minHeight: 60).background(.blue)
                }
            }
            .padding()
        }
    }
}

private struct Searched: View {
    var body: some View {
        NavigationStack {
            List(0..<3, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Find")
                .searchable(text: .constant(""))
        }
    }
}

private struct Bars: View {
    var body: some View {
        NavigationStack {
            Text("Content")
                .navigationTitle("Bars")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                }
        }
    }
}

private struct Empty: View {
    var body: some View {
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("New messages appear here."))
    }
}

private struct SignIn: View {
    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "lock.fill").font(.system(size: 60))
            Text("Welcome").font(.largeTitle.bold())
            VStack {
                TextField("Mail", text: .constant("")).textFieldStyle(.roundedBorder)
                SecureField("Password", text: .constant("")).textFieldStyle(.roundedBorder)
            }
            Button {
            } label: {
                Text("Sign in").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Spacer()
            HStack {
                Text("New here?")
                Button("Create an account") {}
            }
        }
        .padding(24)
    }
}

private struct CounterScreen: View {
    var body: some View {
        VStack {
            Text("Count: 0").font(.title)
            HStack {
                Button("−") {}
                Button("+") {}
            }
            .buttonStyle(.bordered)
        }
    }
}

private struct InsetBar: View {
    var body: some View {
        ScrollView { Text("Content").padding() }
            .safeAreaInset(edge: .bottom) {
                Button("Pay") {}.buttonStyle(.borderedProminent).padding()
            }
    }
}

private struct SheetScreen: View {
    var body: some View {
        Text("Below").sheet(isPresented: .constant(true)) {
            VStack {
                Text("In the sheet")
                Button("Close") {}
            }
            .presentationDetents([.medium])
        }
    }
}

private struct AlertScreen: View {
    var body: some View {
        Text("Below").alert("Delete the file?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("You cannot undo this.")
        }
    }
}

private struct LayersScreen: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.yellow.ignoresSafeArea()
            Text("Middle").padding(30).background(.white).overlay(alignment: .topTrailing) { Circle().frame(width: 20, height: 20) }
            Button {
            } label: {
                Image(systemName: "plus").padding().background(.blue, in: .circle)
            }
            .padding()
        }
    }
}

private struct Across: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Shelf").font(.title2)
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(0..<6) { Text("Book \($0)").frame(width: 120, height: 160).background(.green) }
                }
            }
            Spacer()
        }
        .padding()
    }
}

private struct TableOfValues: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
            GridRow {
                Text("Name")
                Text("Anna Smith")
            }
            GridRow {
                Text("City of birth")
                Text("Rome").gridColumnAlignment(.trailing)
            }
            Divider()
            GridRow { Text("A sentence over both").gridCellColumns(2) }
        }
        .padding()
    }
}

private struct Columns: View {
    var body: some View {
        NavigationSplitView {
            List(0..<3, id: \.self) { Text("Mailbox \($0)") }.navigationTitle("Mail")
        } detail: {
            Text("Nothing is selected")
        }
    }
}

private struct Confirmation: View {
    var body: some View {
        Text("Below").confirmationDialog("Delete all?", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Delete", role: .destructive) {}
            Button("Archive") {}
            Button("Cancel", role: .cancel) {}
        }
    }
}

private struct Edited: View {
    var body: some View {
        List {
            ForEach(0..<2, id: \.self) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
    }
}

private struct Pickers: View {
    var body: some View {
        Form {
            Picker("Inline", selection: .constant(0)) {
                Text("First").tag(0)
                Text("Second").tag(1)
            }
            .pickerStyle(.inline)
            Picker("Segments", selection: .constant(0)) {
                Text("First").tag(0)
                Text("Second").tag(1)
            }
            .pickerStyle(.segmented)
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
            ColorPicker("Colour", selection: .constant(.red))
            TextField("About", text: .constant("A text that is long enough for two lines of a form on a phone"), axis: .vertical)
        }
    }
}

private struct Fitting: View {
    var body: some View {
        VStack(spacing: 20) {
            Text("Fixed").frame(width: 120, height: 40, alignment: .bottomTrailing).background(.yellow)
            Color.red.aspectRatio(16 / 9, contentMode: .fit).padding(.horizontal, 60)
            HStack {
                Text("A title that is shortened").lineLimit(1).layoutPriority(-1)
                Text("and one that is not, whatever")
            }
            Text("Offset").offset(x: 20, y: 10)
            Circle().frame(width: 80, height: 80)
        }
    }
}

private struct Geometry: View {
    var body: some View {
        VStack {
            Text("Header")
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.blue.frame(width: proxy.size.width / 3)
                    Color.green
                }
            }
            .frame(height: 100)
        }
        .padding()
    }
}

private struct Profile: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    HStack(spacing: 16) {
                        Circle().fill(.gray).frame(width: 72, height: 72)
                        VStack(alignment: .leading, spacing: 4) {
                            Text("Anna Smith").font(.title2.bold())
                            Text("Vienna, Austria").foregroundStyle(.secondary)
                            HStack {
                                ForEach(0..<5) { _ in Image(systemName: "star.fill").font(.caption) }
                            }
                        }
                        Spacer()
                    }
                    HStack {
                        ForEach(["Posts", "Followers", "Following"], id: \.self) { name in
                            VStack {
                                Text("128").font(.headline)
                                Text(name).font(.caption)
                            }
                            .frame(maxWidth: .infinity)
                        }
                    }
                    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
                        ForEach(0..<9) { _ in Color.orange.aspectRatio(1, contentMode: .fit) }
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Profile")
            .toolbar { Button("Edit", systemImage: "pencil") {} }
        }
    }
}
