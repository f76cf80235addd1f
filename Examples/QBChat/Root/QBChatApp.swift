import Foundation
import MartletKit
import QBChatStorage
import SwiftUI

/// The app: one chat for all users, shown with the architecture that each chooses.
public struct QBChatApp: App {
    /// The chat server. All users of the process share it on purpose; everything else is created for each session.
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
    /// Creates the container of a process with a chat server.
    ///
    /// - Parameter database: The file of the database; `nil` keeps everything in memory until the process ends.
    @MainActor
    public static func chatServer(database: String? = nil) -> Services {
        Services(.production, scope: .process) { services in
            services.register(ChatServer.self, scope: .process) { _ in ChatServer(store: try MessageStore(path: database)) }
        }
    }
}
