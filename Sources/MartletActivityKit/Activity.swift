@_exported import Foundation

// - Partly import ActivityKit: it compiles, and activities are denied: a page has no lock screen

/// What a live activity shows.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// Whether an app may begin activities: it may not, as when the user has turned them off.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why an activity does not begin.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility, persistenceFailure
    case missingProcessIdentifier, unentitled, malformedActivityIdentifier, unsupportedTarget, reconnectNotPermitted

    public var errorDescription: String? { "A page has no lock screen on which an activity could be shown." }
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }

/// Who updates an activity.
public struct PushType: Hashable, Sendable {
    public static let token = PushType()
    public static func channel(_ channelID: String) -> PushType { PushType() }
}

/// When an activity that has ended is removed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

/// What an activity shows at a time.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// How a user hears of an update.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
}

/// Something that goes on, on the lock screen: it cannot be begun, as when the user has turned activities off.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// The activities of the app: none.
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// - Throws: ``ActivityAuthorizationError/denied``.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    /// - Throws: ``ActivityAuthorizationError/denied``.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    /// - Throws: ``ActivityAuthorizationError/denied``.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    public var activityState: ActivityState { .dismissed }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }

    // Nobody has an activity, so nobody calls these.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
