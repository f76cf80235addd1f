import SwiftUI

/// A field that the app focuses.
struct CaretPage: View {
    @State private var text = "written"
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            TextField("Name", text: $text).focused($isFocused)
            Button("Focus") { isFocused = true }
        }
    }
}
