import Martlet

@Observable
@MainActor
final class Numbers {
    var all: [Int]

    init(_ count: Int) { all = Array(0..<count) }
}

/// Rows with their own state, all of them in the page.
struct NumberRows: View {
    let numbers: Numbers

    var body: some View {
        VStack { ForEach(numbers.all, id: \.self) { NumberRow(number: $0) } }
    }
}

struct NumberRow: View {
    let number: Int
    @State private var added = 0

    var body: some View {
        HStack {
            Text("\(number) +\(added)")
            Button("Add") { added += 1 }
        }
    }
}

extension EnvironmentValues {
    fileprivate var theme: Int {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

/// Ten thousand views, three of which read a value that changes at the root.
struct ThemedPage: View {
    @State private var theme = 0

    var body: some View {
        VStack {
            Button("Next") { theme += 1 }
            VStack {
                ForEach(0..<10_000) { number in
                    if [10, 5_000, 9_999].contains(number) { ThemeReader() } else { Text("plain") }
                }
            }
        }
        .environment(\.theme, theme)
    }
}

struct ThemeReader: View {
    @Environment(\.theme) private var theme

    var body: some View { Text("theme \(theme)") }
}

@Observable
@MainActor
final class Service {
    var isOn = false
}

/// Nested views with a button at the bottom that reads the service.
struct DeepPage: View {
    let depth: Int

    var body: some View {
        VStack {
            Text("Level \(depth)")
            if depth > 0 { AnyView(DeepPage(depth: depth - 1)) } else { ServiceButton() }
        }
    }
}

struct ServiceButton: View {
    @Environment(Service.self) private var service

    var body: some View {
        Button(service.isOn ? "On" : "Off") { service.isOn.toggle() }
    }
}
