import Foundation
import QBChatModels

/// Leads from what the user is told of themselves to elsewhere.
@MainActor
public final class ProfileCoordinator: LinkOpener {
    let user: User
    weak var parent: (any LinkOpener)?

    init(user: User) { self.user = user }

    public func open(_ url: URL) { parent?.open(url) }
}
