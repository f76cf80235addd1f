import SwiftUI

/// Dialogs with two and with more buttons.
struct DialogsPage: View {
    @State private var isTwo = false
    @State private var isThree = false
    @State private var isSheet = false
    @State private var done = ""

    var body: some View {
        Form {
            Text("Done: \(done)")
            Button("Two") { isTwo = true }
                .alert("Delete it?", isPresented: $isTwo) {
                    Button("Delete", role: .destructive) { done = "delete" }
                    Button("Cancel", role: .cancel) { done = "cancel" }
                }
            Button("Three") { isThree = true }
                .alert("Save it?", isPresented: $isThree) {
                    Button("Cancel", role: .cancel) { done = "cancel" }
                    Button("Save") { done = "save" }
                    Button("Discard", role: .destructive) { done = "discard" }
                }
            Button("Sheet") { isSheet = true }
                .confirmationDialog("Which?", isPresented: $isSheet, titleVisibility: .visible) {
                    Button("One") { done = "one" }
                    Button("Remove", role: .destructive) { done = "remove" }
                }
        }
    }
}
