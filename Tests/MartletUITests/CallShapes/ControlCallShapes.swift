import Foundation
import MartletDates
import MartletUI

// Every shape in which apps call the controls. Nothing here runs: that it compiles is the test.

private struct Buttons: View {
    let action: @MainActor () -> Void
    let title: String
    let role: ButtonRole?

    var body: some View {
        Group {
            Button(action: {}) { Text("a") }
            Button(action: action) { Text("a") }
            Button(action: action, label: { Text("a") })
            Button {
            } label: {
                Text("a")
            }
            Button("a") {}
            Button(title) {}
            Button("a", action: action)
            Button("a", role: .destructive) {}
            Button(title, role: .cancel, action: action)
            Button(role: role) {
            } label: {
                Text("a")
            }
        }
        Group {
            Button(role: .destructive, action: {}) { Text("a") }
            Button(role: .destructive, action: action, label: { Text("a") })
            Button("a", systemImage: "star") {}
            Button("a", systemImage: "star", action: action)
            Button(title, systemImage: "star", role: .destructive) {}
            Button("a", image: "star") {}
        }
        .buttonStyle(PlainButtonStyle())
        .buttonStyle(BorderlessButtonStyle())
        .buttonStyle(.plain)
        .buttonStyle(.glassProminent)
        .buttonBorderShape(.roundedRectangle(radius: 8))
        .buttonRepeatBehavior(.enabled)
        .keyboardShortcut(.return, modifiers: [])
        .keyboardShortcut("n")
        .keyboardShortcut(.cancelAction)
        .help("a")
        .help(title)
        .sensoryFeedback(.impact, trigger: title)
        Group {
            Menu("a") { Button("b") {} }
            Menu("a", systemImage: "star") { Button("b") {} }
            Menu {
                Button("b") {}
            } label: {
                Text("a")
            }
            Menu(content: { Button("b") {} }, label: { Text("a") })
            Menu(content: { Button("b") {} }) { Text("a") }
            Menu(title) {
                Button("b") {}
            } primaryAction: {
            }
            Link("a", destination: URL(fileURLWithPath: "/"))
            Link(destination: URL(fileURLWithPath: "/")) { Text("a") }
            Link(destination: URL(fileURLWithPath: "/"), label: { Text("a") })
            ShareLink(item: URL(fileURLWithPath: "/"))
        }
        .menuStyle(.borderlessButton)
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
        Group {
            ShareLink(item: title) { Text("a") }
            ShareLink("a", item: title)
            ShareLink(item: title, preview: SharePreview("a"))
            ShareLink(item: title, subject: Text("a"), message: Text("b"))
            ShareLink(item: title, subject: Text("a"), message: Text("b")) { Text("c") }
        }
    }
}

private struct Choices: View {
    @State private var isOn = false
    @State private var value = 0.5
    @State private var size: CGFloat = 1
    @State private var count = 0
    @State private var date = Date()
    @State private var color = Color.red
    @State private var choice: Int? = 1
    let title: String

    var body: some View {
        Group {
            Toggle("a", isOn: $isOn)
            Toggle(title, isOn: $isOn)
            Toggle(isOn: $isOn) { Text("a") }
            Toggle(isOn: $isOn, label: { Text("a") })
            Toggle("a", systemImage: "star", isOn: $isOn)
        }
        .toggleStyle(.switch)
        .toggleStyle(SwitchToggleStyle(tint: .red))
        Group {
            Slider(value: $value)
            Slider(value: $size, in: 0...10)
            Slider(value: $value, in: 0...10, step: 1)
            Slider(value: $value) { Text("a") }
            Slider(value: $value, in: 0...10) { Text("a") }
            Slider(value: $value, in: 0...10, step: 1) { Text("a") }
            Slider(value: $value, in: 0...10) { _ in }
            Slider(value: $value, in: 0...10, onEditingChanged: { _ in })
            Slider(value: $value, in: 0...10, step: 1, onEditingChanged: { _ in })
            Slider(value: $value, in: 0...10) {
                Text("a")
            } minimumValueLabel: {
                Text("b")
            } maximumValueLabel: {
                Text("c")
            }
        }
        Group {
            Slider(value: $value, in: 0...10, step: 2) {
                Text("a")
            } minimumValueLabel: {
                Text("b")
            } maximumValueLabel: {
                Text("c")
            } onEditingChanged: { _ in
            }
            Slider(value: $value, in: 0...10) {
                Text("a")
            } onEditingChanged: { _ in
            }
            Stepper("a", value: $count)
            Stepper("a", value: $count, in: 0...10)
            Stepper(title, value: $count, in: 0...10, step: 2)
            Stepper("a", value: $value, step: 0.5)
            Stepper("a", value: $value, in: 0...1, step: 0.5, format: .number)
            Stepper(title, value: $value, format: .percent)
            Stepper(value: $value, in: 0...1, format: .number) { Text("a") }
            Stepper(value: $count, in: 0...10) { Text("a") }
            Stepper(value: $count, in: 0...10, step: 2, label: { Text("a") })
            Stepper("a") {
            } onDecrement: {
            }
            Stepper {
                Text("a")
            } onIncrement: {
            } onDecrement: {
            }
        }
        Group {
            Picker("a", selection: $choice) { Text("1").tag(1 as Int?) }
            Picker("a", selection: $choice, content: { Text("1").tag(1) })
            Picker(title, selection: $count) { ForEach(0..<3) { Text("\($0)").tag($0) } }
            Picker(selection: $count) {
                Text("1").tag(1)
            } label: {
                Text("a")
            }
            Picker("a", systemImage: "star", selection: $count) { Text("1").tag(1) }
        }
        .pickerStyle(SegmentedPickerStyle())
        .pickerStyle(.menu)
        .pickerStyle(.inline)
        Group {
            DatePicker("a", selection: $date)
            DatePicker("a", selection: $date, displayedComponents: .date)
            DatePicker("a", selection: $date, displayedComponents: [.date, .hourAndMinute])
            DatePicker(title, selection: $date, in: ...Date(), displayedComponents: .date)
            DatePicker("a", selection: $date, in: Date()...)
            DatePicker(selection: $date) { Text("a") }
            DatePicker(selection: $date, displayedComponents: .date) { Text("a") }
            DatePicker(selection: $date, in: Date()..., displayedComponents: .date, label: { Text("a") })
            ColorPicker("a", selection: $color)
            ColorPicker(title, selection: $color, supportsOpacity: false)
        }
        .datePickerStyle(.graphical)
        .datePickerStyle(GraphicalDatePickerStyle())
        .labelsHidden()
        .controlSize(.mini)
    }
}

private struct Fields: View {
    private enum Part: Hashable { case name }

    @State private var text = ""
    @State private var number = 0
    @State private var amount: Double? = 1
    @FocusState private var part: Part?
    @FocusState private var isFocused
    let title: String

    var body: some View {
        Group {
            TextField("a", text: $text)
            TextField(title, text: $text)
            TextField("a", text: $text, axis: .vertical)
            TextField("a", text: $text, prompt: Text("b"))
            TextField("a", text: $text, prompt: Text("b"), axis: .vertical)
            TextField(text: $text) { Text("a") }
            TextField(text: $text, axis: .vertical) { Text("a") }
            TextField("a", value: $number, format: .number)
            TextField("a", value: $amount, format: .currency(code: "EUR"))
            TextField("a", value: $number, formatter: NumberFormatter())
        }
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .textFieldStyle(.roundedBorder)
        .keyboardType(.decimalPad)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled(true)
        .autocorrectionDisabled()
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
        Group {
            SecureField("a", text: $text)
            SecureField(title, text: $text, prompt: Text("b"))
            SecureField(text: $text) { Text("a") }
            TextEditor(text: $text)
        }
        .focused($isFocused)
        .focused($part, equals: .name)
        .defaultFocus($part, .name)
        .focusable()
        .onSubmit {}
        .onSubmit(of: .search) {}
        .onSubmit(of: .text, {})
        .onKeyPress(.escape) { .handled }
        .onKeyPress { _ in .ignored }
    }
}

private struct Groups: View {
    @State private var isExpanded = false
    let title: String

    var body: some View {
        Group {
            ProgressView()
            ProgressView("a")
            ProgressView(title)
            ProgressView(value: 0.5)
            ProgressView(value: 5, total: 10)
            ProgressView("a", value: 0.5)
            ProgressView("a", value: 5, total: 10)
            ProgressView { Text("a") }
            ProgressView(value: 1, total: 2) { Text("a") }
            ProgressView(value: 1, total: 2) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
        }
        .progressViewStyle(CircularProgressViewStyle(tint: .red))
        .progressViewStyle(.linear)
        Group {
            LabeledContent("a") { Text("b") }
            LabeledContent("a", value: title)
            LabeledContent("a", value: 3, format: .number)
            LabeledContent {
                Text("b")
            } label: {
                Text("a")
            }
            DisclosureGroup("a") { Text("b") }
            DisclosureGroup("a", isExpanded: $isExpanded) { Text("b") }
            DisclosureGroup(isExpanded: $isExpanded) {
                Text("b")
            } label: {
                Text("a")
            }
            GroupBox { Text("b") }
            GroupBox("a") { Text("b") }
            ControlGroup { Button("a") {} }
        }
        .controlGroupStyle(.navigation)
        Group {
            ContentUnavailableView("a", systemImage: "star")
            ContentUnavailableView("a", systemImage: "star", description: Text("b"))
            ContentUnavailableView(title, systemImage: "star", description: nil)
            ContentUnavailableView.search
            ContentUnavailableView.search(text: title)
            Gauge(value: 0.5) { Text("a") }
            Gauge(value: 5, in: 0...10) { Text("a") }
        }
        .gaugeStyle(.accessoryCircular)
    }
}

private struct Hands: View {
    @GestureState private var isDown = false
    @GestureState private var offset: CGSize = .zero
    @State private var scale = 1.0

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .onChanged { value in scale = value.translation.width }
            .onEnded { value in scale = value.predictedEndTranslation.height }
    }

    var body: some View {
        Text("a")
            .onTapGesture {}
            .onTapGesture(count: 2) {}
            .onTapGesture(count: 2, perform: {})
            .onTapGesture(perform: {})
            .onLongPressGesture {}
            .onLongPressGesture(minimumDuration: 1) {}
            .onLongPressGesture(minimumDuration: 1, perform: {})
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, perform: {}, onPressingChanged: { _ in })
            .onHover { _ in }
            .onHover(perform: { _ in })
        Text("b")
            .gesture(drag)
            .gesture(drag, including: .gesture)
            .gesture(drag, isEnabled: false)
            .simultaneousGesture(TapGesture().onEnded { _ in })
            .simultaneousGesture(TapGesture(count: 2).onEnded {})
            .highPriorityGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
            .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            .gesture(LongPressGesture().updating($isDown, body: { value, state, transaction in state = value }))
            .gesture(MagnificationGesture().onChanged { scale = $0 }.simultaneously(with: RotationGesture()))
            .gesture(MagnifyGesture().onEnded { scale = $0.magnification }.exclusively(before: TapGesture()))
    }
}

private struct Wrappers: View {
    @AppStorage("a") private var flag = false
    @AppStorage("b", store: .standard) private var date = Date()
    @AppStorage("c") private var data: Data?
    @AppStorage("d") private var url = URL(fileURLWithPath: "/")
    @SceneStorage("e") private var text = ""
    @ScaledMetric private var width = 10.0
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 10
    @Environment(\.openURL) private var openURL
    @Environment(\.isFocused) private var isFocused
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        Toggle("a", isOn: $flag)
        TextField("a", text: $text)
        Text("\(width) \(height) \(date) \(data?.count ?? 0) \(url) \(isFocused ? "" : "x")" as String)
    }
}
