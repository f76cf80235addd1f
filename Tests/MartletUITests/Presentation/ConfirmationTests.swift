import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Confirmations")
struct ConfirmationTests {
    // Shows: .confirmationDialog
    @Test func `A confirmation hides its title unless told to show it, and can be cancelled`() throws {
        let host = mount { ConfirmationPage() }
        try host.tapButton("Ask")
        let dialog = try #require(host.first(.confirmation))
        #expect(dialog.attributes == [.title: "What now?", .hidesTitle: true])
        #expect(host.shownTexts(in: dialog) == ["Share", "Cancel"])
        #expect(dialog.children.last?[.role] == "cancel")
        try host.tapButton("Cancel")
        #expect(host.elements(.confirmation).isEmpty)
    }

    // Shows: ActionSheet, .actionSheet
    @Test func `An action sheet is a confirmation`() throws {
        let host = mount { ActionSheetPage() }
        try host.tapButton("Ask")
        let dialog = try #require(host.first(.confirmation))
        #expect(dialog.attributes == [.title: "What now?"])
        #expect(host.shownTexts(in: dialog) == ["Share", "Cancel"])
        try host.tapButton("Share")
        #expect(host.shownTexts.contains("shared"))
        #expect(host.elements(.confirmation).isEmpty)
    }
}

private struct ConfirmationPage: View {
    @State private var isAsking = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .confirmationDialog("What now?", isPresented: $isAsking) { Button("Share") {} }
    }
}

private struct ActionSheetPage: View {
    @State private var isAsking = false
    @State private var isShared = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(title: Text("What now?"), buttons: [.default(Text("Share")) { isShared = true }, .cancel()])
            }
        Text(verbatim: isShared ? "shared" : "kept")
    }
}
