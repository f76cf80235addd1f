import SwiftUI

/// What an author looks at with the inspector: sizes with different reasons, and changes with different causes.
struct DevelopmentPage: View {
    @State private var count = 0
    @State private var note = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                Text("Short")
                Text("Padded").padding(12)
                Text("Framed").frame(width: 150, height: 40)
                Text("Wide").frame(maxWidth: .infinity)
                Text("At least").frame(minWidth: 120)
                HStack(spacing: 0) {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                .accessibilityIdentifier("row")
                HStack(spacing: 0) {
                    Color.red.accessibilityIdentifier("red")
                    Color.blue.accessibilityIdentifier("blue")
                }
                .frame(height: 30)
                HStack(spacing: 0) {
                    Text("Rest")
                    Color.green.accessibilityIdentifier("rest")
                }
                .frame(width: 200, height: 30)
                VStack { TextField("Field", text: $note) }.frame(width: 220)
                Tally(count: count)
                Button("Add") { count += 1 }
                Button("Nothing") {}
                Later()
            }
        }
    }
}

private struct Tally: View {
    let count: Int
    var body: some View { Text("Tally: \(count)") }
}

/// Shows a change that a task makes.
private struct Later: View {
    @State private var isDone = false

    var body: some View {
        Button(isDone ? "Done" : "Later") {
            Task { isDone = true }
        }
    }
}
