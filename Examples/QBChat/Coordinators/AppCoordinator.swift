import Foundation
import MartletKit
import Observation
import QBChatModels

/// Knows which tab is shown, and has a coordinator for each. Screens know nothing of each other, and coordinators of each other only
/// through their parent.
@MainActor
@Observable
public final class AppCoordinator: LinkOpener {
    public enum Tab: String, Hashable, Sendable { case chats, profile }

    public var tab = Tab.chats
    /// A page outside of the app that the user is asked about.
    public var page: OutsidePage?
    @ObservationIgnored public let chats: ChatsCoordinator
    @ObservationIgnored public let profile: ProfileCoordinator

    private enum Place: Sendable { case chat(Chat.ID), profile }

    private static let links = DeepLinks<Place>(schemes: ["qbchat"], hosts: []) {
        DeepLink("/chats/:id") { (id: String) in .chat(Chat.ID(id)) }
        DeepLink("/profile") { .profile }
    }

    public init(service: any ChatService) {
        chats = ChatsCoordinator(service: service)
        profile = ProfileCoordinator(user: service.currentUser)
        chats.parent = self
        profile.parent = self
    }

    /// Goes where a URL of the app leads. A page outside of it is shown to the user first; anything else is ignored.
    public func open(_ url: URL) {
        if !enter(url), url.scheme == "https" || url.scheme == "http" { page = OutsidePage(url: url) }
    }

    /// Goes where a URL of the app leads.
    ///
    /// - Returns: Whether it is one.
    @discardableResult
    public func enter(_ url: URL) -> Bool {
        guard let place = Self.links.place(for: url) else { return false }
        page = nil
        switch place {
        case .chat(let id):
            chats.openChat = id
            tab = .chats
        case .profile:
            tab = .profile
        }
        return true
    }
}

/// A page outside of the app.
public struct OutsidePage: Identifiable, Hashable, Sendable {
    public let url: URL

    public var id: URL { url }
}
