import MartletKit
import MartletShared
import QBChatStorage
import SwiftUI

/// The app: one chat for all users, shown with the architecture that each chooses.
public struct QBChatApp: App {
    /// The chat server of this process. All users share its messages on purpose; everything else is created for each session.
    @MainActor private static let process = Services.chatServer { try .ofEveryone() }

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
    /// - Parameter storage: Opens the storage of what all users share.
    @MainActor
    public static func chatServer(storage: @escaping @MainActor () throws -> SharedStorage = { try .inMemory() }) -> Services {
        Services(.production, scope: .process) { services in
            services.register(ChatServer.self, scope: .process) { _ in ChatServer(store: try MessageStore(storage: storage())) }
        }
    }
}
