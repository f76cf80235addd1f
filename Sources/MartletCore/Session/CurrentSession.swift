import Foundation
import Synchronization

/// The session for which code runs, for APIs that take none: UIKit has singletons, such as `UIScreen.main`.
///
/// It is bound while a session processes an event or a turn, and in the tasks that begin there. Other code, such as the callback of a dispatch
/// queue, belongs to the session used last if all sessions of the process belong to one user. If the process serves several users it belongs to
/// none: it must not reach another user's session. Where neither is known, as in a test, it belongs to the only session.
@MainActor
package enum CurrentSession {
    /// The session; `nil` if the code belongs to none, or to one that has ended.
    package static var context: SessionContext? {
        guard let bound = RunningSession.current else { return LiveSessions.shared.only }
        guard let context = bound.context, !context.isEnding else { return nil }
        return context
    }

    /// The region of the user for whom code runs, on any thread; `nil` if the code belongs to no session, or to several users.
    nonisolated static var region: SessionRegion? { RunningSession.current?.region ?? LiveSessions.region.withLock { $0 } }

    /// Whose code runs, as a session sees it.
    enum Origin { case own, other, unknown }

    /// Returns whether the code that runs belongs to a session, or to another one.
    static func origin(seenFrom context: SessionContext) -> Origin {
        guard let other = RunningSession.current?.context else { return .unknown }
        return other === context ? .own : .other
    }

    /// Runs code for a session.
    package static func run<Result>(_ context: SessionContext?, _ body: () throws -> Result) rethrows -> Result {
        guard let context else { return try body() }
        LiveSessions.shared.used(context)
        return try RunningSession.$current.withValue(RunningSession(context: context, region: context.region), operation: body)
    }
}

/// The session that runs in a task.
private struct RunningSession: Sendable {
    @TaskLocal static var current: RunningSession?

    weak var context: SessionContext?
    let region: SessionRegion
}

/// The sessions of the process. It knows that they exist, and nothing of their users.
@MainActor
package final class LiveSessions {
    package static let shared = LiveSessions()

    private struct Entry { weak var context: SessionContext? }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private weak var latest: SessionContext?
    /// The region of the session that code without a session belongs to. Every thread can read it.
    nonisolated fileprivate static let region = Mutex<SessionRegion?>(nil)
    /// Whether all sessions are those of one user: the process has been started for that user.
    package var belongToOneUser = false { didSet { updateRegion() } }
    /// Whether the process has been started for several users. Then a single session says nothing: its code can have begun for one that has ended.
    package var belongToManyUsers = false { didSet { updateRegion() } }

    /// Whether what the process tells all its code, such as a notification of `NotificationCenter.default`, reaches one user only.
    package var reachOneUser: Bool { belongToOneUser || (!belongToManyUsers && entries.count <= 1) }

    /// The actions for each session, by the types of the modules that want them.
    private var arrivalActions: [ObjectIdentifier: (SessionContext) -> Void] = [:]

    func add(_ context: SessionContext) {
        entries[ObjectIdentifier(context)] = Entry(context: context)
        latest = context
        updateRegion()
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

    func remove(_ context: SessionContext) {
        entries[ObjectIdentifier(context)] = nil
        updateRegion()
    }

    func used(_ context: SessionContext) {
        guard context !== latest else { return }
        latest = context
        updateRegion()
    }

    /// Makes the region of the session used last that of code which belongs to no session. To be called when that region has changed too.
    ///
    /// In a process of one user it also becomes the default time zone, which `DateFormatter` uses.
    func updateRegion() {
        let region = only?.region
        Self.region.withLock { $0 = region }
        if belongToOneUser, let zone = region?.value.timeZone, NSTimeZone.default != zone { NSTimeZone.default = zone }
    }

    /// The session that was used last, if no other user's session exists.
    fileprivate var only: SessionContext? {
        guard reachOneUser, let id = (latest.map { ObjectIdentifier($0) }).flatMap({ entries[$0] == nil ? nil : $0 }) ?? entries.keys.first
        else {
            return nil
        }
        return entries[id]?.context
    }
}
