/// The session for which code runs, for APIs that take none: UIKit has singletons, such as `UIScreen.main`.
///
/// It is bound while a session processes an event or a turn, and in the tasks that begin there. Other code, such as the callback of a dispatch
/// queue, belongs to the session used last if all sessions of the process belong to one user. If the process serves several users it belongs to
/// none: it must not reach another user's session. Where neither is known, as in a test, it belongs to the only session.
@MainActor
package enum CurrentSession {
    private struct Reference: Sendable {
        weak var context: SessionContext?
    }

    @TaskLocal private static var bound: Reference?

    /// The session; `nil` if the code belongs to none, or to one that has ended.
    package static var context: SessionContext? {
        guard let bound else { return LiveSessions.shared.only }
        guard let context = bound.context, !context.isEnding else { return nil }
        return context
    }

    /// Whose code runs, as a session sees it.
    enum Origin { case own, other, unknown }

    /// Returns whether the code that runs belongs to a session, or to another one.
    static func origin(seenFrom context: SessionContext) -> Origin {
        guard let other = bound?.context else { return .unknown }
        return other === context ? .own : .other
    }

    /// Runs code for a session.
    package static func run<Result>(_ context: SessionContext?, _ body: () throws -> Result) rethrows -> Result {
        guard let context else { return try body() }
        LiveSessions.shared.used(context)
        return try $bound.withValue(Reference(context: context), operation: body)
    }
}

/// The sessions of the process. It knows that they exist, and nothing of their users.
@MainActor
package final class LiveSessions {
    package static let shared = LiveSessions()

    private struct Entry { weak var context: SessionContext? }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private weak var latest: SessionContext?
    /// Whether all sessions are those of one user: the process has been started for that user.
    package var belongToOneUser = false
    /// Whether the process has been started for several users. Then a single session says nothing: its code can have begun for one that has ended.
    package var belongToManyUsers = false

    /// Whether what the process tells all its code, such as a notification of `NotificationCenter.default`, reaches one user only.
    package var reachOneUser: Bool { belongToOneUser || (!belongToManyUsers && entries.count <= 1) }

    /// The actions for each session, by the types of the modules that want them.
    private var arrivalActions: [ObjectIdentifier: (SessionContext) -> Void] = [:]

    func add(_ context: SessionContext) {
        entries[ObjectIdentifier(context)] = Entry(context: context)
        latest = context
        for action in arrivalActions.values { action(context) }
    }

    /// Runs an action for each session of the process, those that exist and those that come. A type has one action.
    package func forEachSession(of type: Any.Type, _ action: @escaping (SessionContext) -> Void) {
        guard arrivalActions[ObjectIdentifier(type)] == nil else { return }
        arrivalActions[ObjectIdentifier(type)] = action
        forEach(action)
    }

    func forEach(_ action: (SessionContext) -> Void) {
        for entry in entries.values { if let context = entry.context { action(context) } }
    }

    func remove(_ context: SessionContext) { entries[ObjectIdentifier(context)] = nil }

    func used(_ context: SessionContext) { latest = context }

    /// The session that was used last, if no other user's session exists.
    fileprivate var only: SessionContext? {
        guard reachOneUser, let id = (latest.map { ObjectIdentifier($0) }).flatMap({ entries[$0] == nil ? nil : $0 }) ?? entries.keys.first
        else {
            return nil
        }
        return entries[id]?.context
    }
}
