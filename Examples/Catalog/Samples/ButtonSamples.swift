import SwiftUI

extension Page {
    static let buttons = Page(
        "buttons", "Buttons", symbol: "hand.tap", color: .orange,
        [
            Sample("A button", "Button", ButtonCounter()),
            Sample("Styles", ".buttonStyle .tint", ButtonStyles()),
            Sample("Sizes and shapes", ".controlSize .buttonBorderShape", ButtonSizes()),
            Sample("Roles", "Button(role:) .disabled", ButtonRoles()),
            Sample("Symbols and labels", "Label .labelStyle", ButtonLabels()),
            Sample("A style of one's own", "ButtonStyle", ButtonOwnStyle()),
            Sample("Repeat and shortcuts", ".buttonRepeatBehavior .keyboardShortcut", ButtonRepeats()),
            Sample("Links", "Link", ButtonLinks()),
        ])
}

struct ButtonCounter: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Tapped \(count) times")
            Button("Tap me") { count += 1 }
        }
    }
}

struct ButtonStyles: View {
    var body: some View {
        VStack(spacing: 12) {
            Button("Automatic") {}
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Bordered prominent") {}.buttonStyle(.borderedProminent)
            Button("Borderless") {}.buttonStyle(.borderless)
            Button("Plain") {}.buttonStyle(.plain)
            Button("Tinted") {}.buttonStyle(.bordered).tint(.green)
            Button("Tinted prominent") {}.buttonStyle(.borderedProminent).tint(.purple)
        }
    }
}

struct ButtonSizes: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}.controlSize(.regular)
                Button("Large") {}.controlSize(.large)
            }
            HStack {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
                Button("Circle", systemImage: "heart.fill") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
            }
            Button {
            } label: {
                Text("As wide as there is room").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .buttonStyle(.bordered)
    }
}

struct ButtonRoles: View {
    var body: some View {
        HStack(spacing: 16) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
            Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(.bordered)
    }
}

struct ButtonLabels: View {
    var body: some View {
        VStack(spacing: 12) {
            Button("Title and icon", systemImage: "paperplane") {}
            Button("Icon only", systemImage: "paperplane") {}.labelStyle(.iconOnly)
            Button("Title only", systemImage: "paperplane") {}.labelStyle(.titleOnly)
            Button {
            } label: {
                VStack {
                    Image(systemName: "tray.and.arrow.down").font(.title)
                    Text("Any view").font(.caption)
                }
            }
        }
    }
}

struct ButtonOwnStyle: View {
    var body: some View {
        Button("Press and hold") {}.buttonStyle(PressedButtonStyle())
    }
}

private struct PressedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(configuration.isPressed ? .indigo : .purple, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }
}

struct ButtonRepeats: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("\(count)").font(.title).monospacedDigit()
            Button("Hold to count") { count += 1 }.buttonRepeatBehavior(.enabled)
            Button("⌥⌘U counts, too") { count += 1 }.keyboardShortcut("u", modifiers: [.command, .option])
        }
        .buttonStyle(.bordered)
    }
}

struct ButtonLinks: View {
    var body: some View {
        VStack(spacing: 12) {
            Link("Swift", destination: URL(string: "https://www.swift.org")!)
            Link(destination: URL(string: "https://www.swift.org")!) {
                Label("With a symbol", systemImage: "arrow.up.right.square")
            }
            .buttonStyle(.bordered)
        }
    }
}
