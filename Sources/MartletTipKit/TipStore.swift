import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// What has become of the tips of a user: among the user's stored values, so that views that read it follow it.
@MainActor
final class TipStore {
    /// What is known of a tip.
    private struct Record: Codable {
        var shown = 0
        /// When it was first shown.
        var first: Date?
        var ended: Tips.InvalidationReason?
    }

    /// The tip that was shown last.
    private struct Latest: Codable {
        let id: String
        let date: Date
    }

    private struct Observer {
        let tip: any Tip
        let statuses: AsyncStream<Tips.Status>.Continuation
        var last: Tips.Status
    }

    private static let prefix = "TipKit/"
    private static let mostDonations = 100

    private unowned let session: SessionContext
    private var frequency: Tips.ConfigurationOption.DisplayFrequency?
    private var transient: [String: any Sendable] = [:]
    private var observers: [Observer] = []
    /// How many views show a tip, by its id. It stays there, even if this was the last time that it may be shown.
    private var showing: [String: Int] = [:]
    /// Of what is not stored.
    private let source = Source()

    /// That of the session for which code runs; `nil` if it runs for none.
    static var current: TipStore? { CurrentSession.context?.companion { TipStore($0) } }

    private init(_ session: SessionContext) { self.session = session }

    func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency) {
        guard self.frequency != frequency else { return }
        self.frequency = frequency
        source.changed()
        tellObservers()
    }

    // MARK: Tips

    func status(of tip: any Tip) -> Tips.Status {
        source.wasRead()
        let isShown = showing[tip.id] != nil
        let type: Any.Type = (tip as? AnyTip).map { Swift.type(of: $0.tip) } ?? Swift.type(of: tip)
        if let decision = TipTesting.shared.decision(for: type) { return decision ? .available : .pending }
        let record: Record = read("tip/" + tip.id) ?? Record()
        if let reason = record.ended { return .invalidated(reason) }
        if !isShown, let reason = limit(of: tip, record) { return .invalidated(reason) }
        guard let frequency = frequency ?? TipTesting.shared.frequency, tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
        let ignoresFrequency = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnoring == true }
        if !isShown, !ignoresFrequency, frequency.interval > 0, let latest: Latest = read("latest"), latest.id != tip.id,
            latest.date.timeIntervalSinceNow > -frequency.interval
        {
            return .pending
        }
        return .available
    }

    /// Why the options end a tip; `nil` if they do not.
    private func limit(of tip: any Tip, _ record: Record) -> Tips.InvalidationReason? {
        for option in tip.options {
            if let option = option as? Tips.MaxDisplayCount, record.shown >= option.count { return .displayCountExceeded }
            if let option = option as? Tips.MaxDisplayDuration, let first = record.first, first.timeIntervalSinceNow < -option.duration {
                return .displayDurationExceeded
            }
        }
        return nil
    }

    /// Called when a view begins to show a tip.
    func appeared(_ tip: any Tip) {
        showing[tip.id, default: 0] += 1
        var record: Record = read("tip/" + tip.id) ?? Record()
        record.shown += 1
        record.first = record.first ?? Date()
        write(record, "tip/" + tip.id)
        write(Latest(id: tip.id, date: Date()), "latest")
    }

    /// Called when a view no longer shows a tip.
    func disappeared(_ tip: any Tip) {
        let count = (showing[tip.id] ?? 1) - 1
        showing[tip.id] = count > 0 ? count : nil
        source.changed()
        tellObservers()
    }

    func end(_ tip: any Tip, _ reason: Tips.InvalidationReason) {
        var record: Record = read("tip/" + tip.id) ?? Record()
        guard record.ended == nil else { return }
        record.ended = reason
        write(record, "tip/" + tip.id)
    }

    func forget(_ tip: any Tip) { remove("tip/" + tip.id) }

    // MARK: Rules

    func parameter<Value: Codable & Sendable>(_ key: String, isTransient: Bool) -> Value? {
        guard isTransient else { return (read("parameter/" + key) as [Value]?)?.first }
        source.wasRead()
        return transient[key] as? Value
    }

    func set<Value: Codable & Sendable>(_ value: Value, of key: String, isTransient: Bool) {
        guard isTransient else { return write([value], "parameter/" + key) }
        transient[key] = value
        source.changed()
        tellObservers()
    }

    func donations<Donation: Codable>(of event: String) -> [Donation] { read("event/" + event) ?? [] }

    func add<Donation: Codable>(_ donation: Donation, to event: String) {
        write((donations(of: event) + [donation]).suffix(Self.mostDonations).map { $0 }, "event/" + event)
    }

    // MARK: Observers

    func observe(_ tip: any Tip, _ statuses: AsyncStream<Tips.Status>.Continuation) {
        let status = status(of: tip)
        observers.append(Observer(tip: tip, statuses: statuses, last: status))
        statuses.yield(status)
    }

    private func tellObservers() {
        for index in observers.indices {
            let status = status(of: observers[index].tip)
            guard status != observers[index].last else { continue }
            observers[index].last = status
            observers[index].statuses.yield(status)
        }
    }

    // MARK: Storage

    /// The keys that are used, so that all can be forgotten.
    private var keys: [String] { session.storedValue(for: Self.prefix + "keys")?.listValue?.compactMap(\.stringValue) ?? [] }

    private func read<Stored: Decodable>(_ key: String) -> Stored? {
        guard let text = session.storedValue(for: Self.prefix + key)?.stringValue else { return nil }
        return try? JSONDecoder().decode(Stored.self, from: Data(text.utf8))
    }

    private func write(_ value: some Encodable, _ key: String) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        session.store(.string(String(decoding: data, as: UTF8.self)), for: Self.prefix + key)
        let keys = keys
        if !keys.contains(key) { session.store(.list((keys + [key]).map { .string($0) }), for: Self.prefix + "keys") }
        tellObservers()
    }

    private func remove(_ key: String) {
        session.store(nil, for: Self.prefix + key)
        tellObservers()
    }

    func forgetAll() {
        for key in keys { session.store(nil, for: Self.prefix + key) }
        session.store(nil, for: Self.prefix + "keys")
        transient = [:]
        source.changed()
        tellObservers()
    }
}
