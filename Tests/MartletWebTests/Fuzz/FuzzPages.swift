import Foundation
import MartletDates
import MartletUI

/// Pages with all kinds of elements that receive events. As in apps, their code depends on the values that it receives.
struct FuzzApp: View {
    @State private var path: [Int] = []
    @State private var tab: Int

    /// - Parameter tab: The page that is shown at first.
    init(tab: Int) { _tab = State(initialValue: tab) }

    var body: some View {
        TabView(selection: $tab) {
            ControlsPage().tabItem { Text(verbatim: "Controls") }.tag(0)
            GesturesPage().tabItem { Text(verbatim: "Gestures") }.tag(1)
            NavigationStack(path: $path) {
                RowsPage()
                    .navigationDestination(for: Int.self) { number in NavigationLink("Next", value: number &+ 1) }
            }
            .tabItem { Text(verbatim: "Rows") }.tag(2)
            PresentationsPage().tabItem { Text(verbatim: "Presentations") }.tag(3)
            ScrollsPage().tabItem { Text(verbatim: "Scrolls") }.tag(4)
        }
        .onOpenURL { url in _ = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.count }
    }
}

private struct ControlsPage: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 0.5
    @State private var count = 0
    @State private var choice = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red
    @State private var isOpen = false
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            TextField("Name", text: $text).focused($isFocused).onSubmit { count &+= text.count }
            SecureField("Password", text: $text)
            TextEditor(text: $text)
            Toggle("On", isOn: $isOn)
            Slider(value: $number, in: 0...1, step: 0.1)
            Slider(value: $number) { _ in count &+= Int(number * 100) }
            Stepper("Count", value: $count, in: 0...10)
            Picker("Choice", selection: $choice) { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").tag($0) } }
            Picker("Segments", selection: $choice) { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.segmented)
            DatePicker("Date", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            ColorPicker("Colour", selection: $color)
            DisclosureGroup("More", isExpanded: $isOpen) { Text(LocalizedStringKey(text)) }
            Menu("Menu") { Button("Item") { count &+= 1 } }
            Button("Button") { count &+= 1 }
            Link("Link", destination: URL(fileURLWithPath: "/"))
            Text(LocalizedStringKey(text)).frame(width: number * 100)
        }
    }
}

private struct GesturesPage: View {
    @State private var offset = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var rows = 0
    @State private var keys = ""

    var body: some View {
        VStack {
            Text(verbatim: "drag").gesture(
                DragGesture().onChanged { value in
                    offset = value.translation
                    rows = Int(value.location.x / 10) &+ Int(value.predictedEndLocation.y) &+ Int(value.velocity.width)
                })
            Text(verbatim: "pinch").gesture(
                MagnifyGesture().onChanged { value in
                    scale = value.magnification
                    rows = Int(100 / value.magnification)
                })
            Text(verbatim: "turn").gesture(
                RotationGesture().onChanged { value in
                    angle = value
                    rows = Int(value.degrees)
                })
            Text(verbatim: "tap").onTapGesture { rows &+= 1 }
            Text(verbatim: "taps").onTapGesture(count: 2) { rows &+= 1 }
            Text(verbatim: "press").onLongPressGesture { rows &+= 1 }
            Text(verbatim: "hover").onHover { _ in rows &+= 1 }
            Text(verbatim: "key").focusable().onKeyPress { press in
                keys = String((keys + press.characters).suffix(20))
                return .handled
            }
            GeometryReader { proxy in
                let columns = Int(proxy.size.width / 100)
                Text(verbatim: "\(columns)").frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
            }
            Text(verbatim: keys).onGeometryChange(for: Int.self) {
                Int($0.size.width / 44)
            } action: {
                rows = Array(repeating: 0, count: min($0, 100)).count
            }
            ViewThatFits {
                Text(verbatim: "long enough not to fit")
                Text(verbatim: "short")
            }
        }
        .offset(offset).scaleEffect(scale).rotationEffect(angle)
    }
}

private struct RowsPage: View {
    @State private var rows = Array(0..<200)
    @State private var selection: Set<Int> = []
    @State private var text = ""
    @State private var isOpen = true

    var body: some View {
        List(selection: $selection) {
            Section("Rows", isExpanded: $isOpen) {
                ForEach(rows, id: \.self) { row in
                    NavigationLink("Row \(row)", value: row).swipeActions { Button("Away") { rows.removeAll { $0 == row } } }
                }
                .onDelete { rows.remove(atOffsets: $0) }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        .environment(\.editMode, .constant(.active))
        .searchable(text: $text)
        .refreshable { @MainActor in rows = Array(0..<200) }
    }
}

private struct PresentationsPage: View {
    @State private var isSheetShown = true
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isPopoverShown = false
    @State private var detent = PresentationDetent.medium

    var body: some View {
        VStack {
            Button("Alert") { isAlertShown = true }.alert("Alert", isPresented: $isAlertShown) { Button("OK") {} }
            Button("Dialog") { isDialogShown = true }.confirmationDialog("Dialog", isPresented: $isDialogShown) { Button("OK") {} }
            Button("Popover") { isPopoverShown = true }.popover(isPresented: $isPopoverShown) { Text(verbatim: "popover") }
            Button("Sheet") { isSheetShown = true }
        }
        .sheet(isPresented: $isSheetShown) {
            Button("Close") { isSheetShown = false }.presentationDetents([.medium, .large], selection: $detent)
        }
    }
}

private struct ScrollsPage: View {
    @State private var position: Int?

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<5_000, id: \.self) { Text(verbatim: "\($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .refreshable { @MainActor in position = nil }
        AsyncImage(url: URL(string: "https://example.com/a.png"))
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(0..<500, id: \.self) { Text(verbatim: "\($0)") } }
    }
}
