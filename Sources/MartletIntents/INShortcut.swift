import Foundation
import MartletFoundation

/// What a user could say to Siri: an intent, or an activity.
public enum INShortcut: @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut that a user has recorded. There are none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}

/// The shortcuts of the app: none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()

    public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    public func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void) {
        completion(nil, nil)
    }
    /// Accepts the shortcuts, and suggests them nowhere.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// The name by which an app deletes what it has donated.
public typealias NSUserActivityPersistentIdentifier = String

/// Shortcuts that a watch would show. There is none.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut

    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

public final class INRelevantShortcutStore: NSObject, Sendable {
    public static let `default` = INRelevantShortcutStore()

    /// Accepts the shortcuts, and shows them nowhere.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}
