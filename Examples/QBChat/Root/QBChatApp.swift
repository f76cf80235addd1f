import Foundation
import MartletKit
import QBChatStorage
import SwiftUI

/// The app: one chat for all who come, shown by whichever architecture they choose.
public struct QBChatApp: App {
    /// What all users of the process share, and on purpose: the server of the chats, and nothing else. Everything further is made for
    /// each session.
    @MainActor private static let process = Services.chatServer(
        database: ProcessInfo.processInfo.environment["QBCHAT_DATABASE"])

    public init() {}

    public var body: some Scene {
        WindowGroup("QBChat") {
            RootView()
                .services(Self.process)
        }
    }
}

extension Services {
    /// The container of a process that has a chat server.
    ///
    /// - Parameter database: The file of its database; `nil` keeps all in memory, so that nothing outlives the process.
    @MainActor
    public static func chatServer(database: String? = nil) -> Services {
        Services(.production, scope: .process) { services in
            services.register(ChatServer.self, scope: .process) { _ in ChatServer(store: try MessageStore(path: database)) }
        }
    }
}
