import SwiftUI

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
