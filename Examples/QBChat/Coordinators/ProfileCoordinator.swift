import Foundation
import QBChatModels

/// Navigates from the profile.
@MainActor
public final class ProfileCoordinator: LinkOpener {
    let user: User
    weak var parent: (any LinkOpener)?

    init(user: User) { self.user = user }

    public func open(_ url: URL) { parent?.open(url) }
}
