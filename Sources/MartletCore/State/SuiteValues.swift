import Foundation
import MartletGraph

/// The values that the views of a session read from a `UserDefaults` with a suite, in a process that belongs to one user.
///
/// The open Foundation tells nobody that a value has changed. So the values are compared with those that views have read, before the turns of the
/// session and after them.
@MainActor
final class SuiteValues {
    private struct Entry {
        let store: UserDefaults
        let key: String
        let source: Source
        /// The value that was seen last.
        var value: AnyHashable?
    }

    private struct Name: Hashable {
        let suite: String
        let key: String
    }

    private var entries: [Name: Entry] = [:]

    func value(for key: String, in store: UserDefaults) -> Any? {
        let name = Name(suite: store.suiteName, key: key)
        let value = store.object(forKey: key)
        if entries[name] == nil { entries[name] = Entry(store: store, key: key, source: Source(), value: value as? AnyHashable) }
        entries[name]?.source.wasRead()
        return value
    }

    /// Invalidates the views that have read a value which is another one now. Returns whether there is such a value.
    @discardableResult
    func noticeChanges() -> Bool {
        var hasChanged = false
        for (name, entry) in entries {
            let value = entry.store.object(forKey: entry.key) as? AnyHashable
            guard value != entry.value else { continue }
            entries[name]?.value = value
            entry.source.changed()
            hasChanged = true
        }
        return hasChanged
    }

    func describe(_ source: Source) -> String? {
        entries.first { $0.value.source === source }.map { "the value “\($0.key.key)” of the suite “\($0.key.suite)”" }
    }
}

extension SessionContext {
    func storedValue(for key: String, in suite: Suite) -> Any? { suiteValues.value(for: key, in: suite.store) }

    func store(_ object: (any Sendable)?, for key: String, in suite: Suite) {
        let store = suite.store
        if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
        // Foundation writes defaults only when it is told to.
        graph.afterCommit { store.synchronize() }
        noticeSuiteChanges()
    }

    /// Updates the views of all sessions of the user after a change in a suite. Returns whether this session has seen one.
    @discardableResult
    func noticeSuiteChanges() -> Bool {
        guard suiteValues.noticeChanges() else { return false }
        LiveSessions.shared.forEach { if $0 !== self { $0.suiteValues.noticeChanges() } }
        return true
    }
}

/// The `UserDefaults` that keeps a value. Foundation lets all threads use it.
struct Suite: @unchecked Sendable {
    let store: UserDefaults
}

extension UserDefaults {
    /// The name of the suite. The open Foundation keeps it in a private property.
    var suiteName: String {
        for child in Mirror(reflecting: self).children where child.label == "suite" {
            if let name = child.value as? String { return name }
        }
        return ""
    }

    /// Whether both are the same suite.
    func isSameSuite(as other: UserDefaults) -> Bool { self === other || suiteName == other.suiteName }
}
