import SwiftUI

extension Page {
    static let toggles = Page(
        "toggles", "Toggles & pickers", symbol: "switch.2", color: .green,
        [
            Sample("Toggle", "Toggle .toggleStyle", ToggleStyles()),
            Sample("A style of one's own", "ToggleStyle", ToggleOwnStyle()),
            Sample("Segments", "Picker .pickerStyle(.segmented)", PickerSegments()),
            Sample("Menu", "Picker .pickerStyle(.menu)", PickerMenu()),
            Sample("Wheel", ".pickerStyle(.wheel)", PickerWheel()),
            Sample("In a form", ".pickerStyle(.inline) .pickerStyle(.navigationLink)", PickerInForm(), needsScreen: true),
            Sample("Palette", ".pickerStyle(.palette)", PickerPalette()),
        ])
}

struct ToggleStyles: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 12) {
            Toggle("Switch", isOn: $isOn)
            Toggle("Tinted", isOn: $isOn).tint(.orange)
            Toggle("With a symbol", systemImage: "airplane", isOn: $isOn)
            Toggle(isOn: $isOn) {
                Text("With two lines")
                Text("The second explains the first")
            }
            Toggle("Disabled", isOn: $isOn).disabled(true)
            Toggle("A button", systemImage: "flag", isOn: $isOn).toggleStyle(.button)
        }
    }
}

struct ToggleOwnStyle: View {
    @State private var isDone = false

    var body: some View {
        Toggle("Water the plants", isOn: $isDone).toggleStyle(CheckToggleStyle())
    }
}

private struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label.strikethrough(configuration.isOn)
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.green)
            }
        }
        .buttonStyle(.plain)
    }
}

struct PickerSegments: View {
    @State private var size = "Medium"

    var body: some View {
        Picker("Size", selection: $size) {
            ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
    }
}

struct PickerMenu: View {
    @State private var fruit = "Apple"

    var body: some View {
        VStack {
            Picker("Fruit", selection: $fruit) {
                Section("Domestic") {
                    Label("Apple", systemImage: "leaf").tag("Apple")
                    Label("Pear", systemImage: "leaf").tag("Pear")
                }
                Section("From afar") {
                    Label("Mango", systemImage: "sun.max").tag("Mango")
                }
            }
            .pickerStyle(.menu)
            Text("Chosen: \(fruit)").foregroundStyle(.secondary)
        }
    }
}

struct PickerWheel: View {
    @State private var minutes = 10

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            ForEach(0..<60) { Text("\($0) min").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(height: 160)
    }
}

struct PickerInForm: View {
    @State private var sound = "Bell"
    @State private var colour = "Red"

    var body: some View {
        NavigationStack {
            Form {
                Picker("Sound", selection: $sound) {
                    ForEach(["Bell", "Chime", "None"], id: \.self) { Text($0) }
                }
                .pickerStyle(.inline)
                Picker("Colour", selection: $colour) {
                    ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}

struct PickerPalette: View {
    @State private var mark = "star"

    var body: some View {
        Menu("Mark it", systemImage: mark) {
            Picker("Mark", selection: $mark) {
                ForEach(["star", "heart", "flag", "bolt"], id: \.self) { Image(systemName: $0).accessibilityLabel($0) }
            }
            .pickerStyle(.palette)
        }
    }
}
