import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Buttons below shapes that are drawn around and over them.
struct RingsPage: View {
    @State private var taps: [String] = []

    private func button(_ name: String) -> some View { Button(name) { taps.append(name) }.frame(width: 120, height: 60) }

    var body: some View {
        VStack(spacing: 30) {
            button("stroke").overlay { RoundedRectangle(cornerRadius: 12).stroke(Color.blue, lineWidth: 4) }
            button("border").overlay { Circle().strokeBorder(Color.blue, lineWidth: 4) }
            button("trimmed").overlay { Circle().trim(from: 0, to: 0.5).stroke(Color.blue, lineWidth: 4) }
            button("spaced").overlay(alignment: .bottom) {
                VStack {
                    Spacer()
                    HStack { Text("note") }.frame(maxWidth: .infinity)
                }
                .frame(maxHeight: .infinity)
            }
            button("filled").overlay { Rectangle().fill(Color.blue.opacity(0.2)) }
            Text("Taps: \(taps.joined(separator: " "))")
        }
    }
}

/// A list with views over and behind it.
struct OverListPage: View {
    let rows: Int

    var body: some View {
        List(0..<rows, id: \.self) { Text("Row \($0)") }
            .overlay { Text("Over the list").named("over") }
            .overlay(alignment: .bottomTrailing) { Color.orange.frame(width: 40, height: 40).named("corner") }
    }
}

/// A form with a view over it.
struct OverFormPage: View {
    @State private var name = ""

    var body: some View {
        Form { TextField("Name", text: $name).named("name") }
            .overlay { Text("Over the form").named("over") }
    }
}

/// A list with views behind it, and a bar below it.
struct BehindListPage: View {
    var body: some View {
        List(0..<60, id: \.self) { Text("Row \($0)") }
            .scrollContentBackground(.hidden)
            .background(alignment: .trailing) { Text("Behind").rotationEffect(.degrees(90)).named("mark") }
            .background { Color.green.named("behind") }
            .safeAreaInset(edge: .bottom) { Text("A bar").frame(maxWidth: .infinity).padding().background(.bar).named("bar") }
    }
}

/// A symbol that fits the view it lies over.
struct FittedOverlaysPage: View {
    var body: some View {
        VStack {
            Color.green.frame(height: 100)
                .overlay {
                    Image(systemName: "star.fill").resizable().scaledToFit().padding(10)
                }
        }
    }
}
