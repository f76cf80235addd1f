import Foundation
import MartletKit
import Observation
import QBChatModels

/// Knows the selected tab, and has a coordinator for each. Screens do not know each other, and coordinators know each other only through
/// their parent.
@MainActor
@Observable
public final class AppCoordinator: LinkOpener {
    public enum Tab: String, Hashable, Sendable { case chats, profile }

    public var tab = Tab.chats
    /// The external page that the user is asked about.
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

    /// Navigates to a URL of the app. For an external page, asks the user first; ignores anything else.
    public func open(_ url: URL) {
        if !enter(url), url.scheme == "https" || url.scheme == "http" { page = OutsidePage(url: url) }
    }

    /// Navigates to a URL of the app.
    ///
    /// - Returns: Whether it is a URL of the app.
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

/// A web page outside the app.
public struct OutsidePage: Identifiable, Hashable, Sendable {
    public let url: URL

    public var id: URL { url }
}
