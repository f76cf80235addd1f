import QBChatModels
import SwiftUI

extension View {
    /// Adds a toolbar button that asks for the title of a new room.
    public func newRoomButton(make: @escaping @MainActor (String) -> Void) -> some View { modifier(NewRoom(make: make)) }
}

private struct NewRoom: ViewModifier {
    let make: @MainActor (String) -> Void
    @State private var isAsking = false
    @State private var title = ""

    func body(content: Content) -> some View {
        content
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("New room", systemImage: "plus") {
                        title = ""
                        isAsking = true
                    }
                }
            }
            .alert("New room", isPresented: $isAsking) {
                TextField("Title", text: $title)
                Button("Cancel", role: .cancel) {}
                Button("Make") { if let title = Chat.title(from: title) { make(title) } }
            } message: {
                Text("Everybody can find it and join.")
            }
    }
}
