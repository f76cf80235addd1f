import QBChatModels
import SwiftUI

/// The chats of the user, and those to join, as rows that are values.
public struct RoomList: View {
    let list: ChatList
    let notice: String?

    /// - Parameter notice: The error of the last chat that was not made.
    public init(_ list: ChatList, notice: String?) {
        self.list = list
        self.notice = notice
    }

    public var body: some View {
        if list.chats.isEmpty {
            Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
        } else {
            List {
                if let notice { NoticeLabel(notice) }
                ForEach(list.joined) { RoomLink(chat: $0) }
                if !list.others.isEmpty {
                    Section("More rooms") { ForEach(list.others) { RoomLink(chat: $0) } }
                }
            }
            .listStyle(.plain)
        }
    }
}

private struct RoomLink: View {
    let chat: Chat

    var body: some View { NavigationLink(value: chat.id) { ChatCell(chat: chat) } }
}

/// An error in one line.
public struct NoticeLabel: View {
    let text: String

    public init(_ text: String) { self.text = text }

    public var body: some View {
        Label(text, systemImage: "exclamationmark.circle")
            .font(.footnote)
            .foregroundStyle(.red)
    }
}
