import SwiftUI

/// Opens another scene of the app.
struct WindowsPage: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Button("Open note 7") { openWindow(id: "note", value: 7) }
            Button("Open note 8") { openWindow(id: "note", value: 8) }
        }
    }
}

/// The content of a window that presents a number.
struct NoteWindow: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var dismissWindow
    @SceneStorage("note") private var text = ""

    var body: some View {
        VStack {
            Text("Note \(number ?? 0)")
            TextField("Text", text: $text)
            Button("Close") { dismissWindow() }
        }
    }
}
