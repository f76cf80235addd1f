import Foundation
import MartletKit
import QBChatModels
import QBChatStorage
import SwiftUI

/// Asks for the user's name, then shows the app. The browser stores the name and the user's id.
public struct RootView: View {
    @AppStorage("user") private var userID = ""
    @AppStorage("name") private var name = ""
    @Service private var server: ChatServer

    public init() {}

    public var body: some View {
        if name.isEmpty || userID.isEmpty {
            NameView { chosen in
                if userID.isEmpty { userID = UUID().uuidString }
                name = chosen
            }
        } else {
            let user = User(id: userID, name: name)
            PortsView(service: LiveChatService(user: user, server: server)) { name = "" }
                .id(user)
        }
    }
}
