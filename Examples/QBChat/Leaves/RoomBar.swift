import QBChatModels
import SwiftUI

extension View {
    /// Shows in the bar what a chat is called and who is here, and a menu to leave it.
    public func roomBar(title: String, here: [User], isJoined: Bool, leave: @escaping @MainActor () -> Void) -> some View {
        modifier(RoomBar(title: title, here: here, isJoined: isJoined, leave: leave))
    }
}

private struct RoomBar: ViewModifier {
    let title: String
    let here: [User]
    let isJoined: Bool
    let leave: @MainActor () -> Void

    func body(content: Content) -> some View {
        content
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text(verbatim: title)
                            .font(.headline)
                            .lineLimit(1)
                        if !here.isEmpty {
                            Text(verbatim: names)
                                .font(.caption)
                                .foregroundStyle(.secondary)
                                .lineLimit(1)
                        }
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    if isJoined, !title.isEmpty {
                        Menu("Room", systemImage: "ellipsis.circle") {
                            Button("Leave room", systemImage: "rectangle.portrait.and.arrow.right", role: .destructive, action: leave)
                        }
                    }
                }
            }
    }

    /// The names of up to three, and how many more there are.
    private var names: String {
        let rest = here.count - 3
        let names = here.prefix(3).map(\.name) + (rest > 0 ? ["\(rest) more"] : [])
        return names.formatted(.list(type: .and)) + (here.count == 1 ? " is here" : " are here")
    }
}
