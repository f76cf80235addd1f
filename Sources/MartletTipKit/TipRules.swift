import Foundation
import MartletCore
import Synchronization

extension Tips {
    /// What a rule is about: a parameter or an event.
    public protocol RuleInput: Sendable {
        associatedtype Value
        var value: Value { get }
    }

    /// A condition for a tip: `#Rule(Self.$isCooking) { $0 == true }`.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        public init<each Input: RuleInput>(_ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).Value) -> Bool) {
            holds = { body(repeat (each input).value) }
        }
    }

    /// What is special about a parameter.
    public struct ParameterOption: Hashable, Sendable {
        /// The value is forgotten when the session ends.
        public static let transient = ParameterOption()
    }

    /// A value that rules read: of the user, and stored unless it is transient.
    ///
    /// `@Parameter static var isCooking: Bool = false` makes one.
    public final class Parameter<Value: Codable & Sendable>: RuleInput {
        private let key: String
        private let initialValue: Value
        private let isTransient: Bool
        /// The value of code that belongs to no session.
        private let own: Mutex<Value?> = Mutex(nil)

        public init(_ type: Any.Type, _ name: String, _ initialValue: Value, options: ParameterOption...) {
            key = "\(type).\(name)"
            self.initialValue = initialValue
            isTransient = options.contains(.transient)
        }

        public var wrappedValue: Value {
            get {
                onMainQueue {
                    guard let store = TipStore.current else { return own.withLock { $0 } }
                    return store.parameter(key, isTransient: isTransient)
                } ?? initialValue
            }
            set {
                onMainQueue {
                    guard let store = TipStore.current else { return own.withLock { $0 = newValue } }
                    store.set(newValue, of: key, isTransient: isTransient)
                }
            }
        }

        public var projectedValue: Parameter { self }
        public var value: Value { wrappedValue }
    }

    /// Something without a value of its own that a user does.
    public struct EmptyDonation: Codable, Hashable, Sendable {
        public init() {}
    }

    /// Something that a user does again and again, and that rules count.
    ///
    ///     static let didStir = Event(id: "didStir")
    ///     SoupTip.didStir.sendDonation()
    ///
    /// The latest 100 donations are kept, with the user's stored values.
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable {
        public let id: String

        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
        public init(id: String, donationType: DonationInfo.Type = DonationInfo.self) { self.id = id }

        public struct Donation: Codable, Sendable {
            public let date: Date
            fileprivate let info: DonationInfo
            public var donation: DonationInfo { info }

            init(date: Date, info: DonationInfo) { (self.date, self.info) = (date, info) }
        }

        public var donations: [Donation] { onMainQueue { TipStore.current?.donations(of: id) } ?? [] }
        public var value: Event { self }

        /// Says that the user has done it.
        public func donate(_ info: DonationInfo) async { sendDonation(info) }
        /// Says that the user has done it.
        public func sendDonation(_ info: DonationInfo, _ completed: (@Sendable () -> Void)? = nil) {
            onMainQueue { TipStore.current?.add(Donation(date: Date(), info: info), to: id) }
            completed?()
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Says that the user has done it.
    public func donate() async { sendDonation() }
    /// Says that the user has done it.
    public func sendDonation(_ completed: (@Sendable () -> Void)? = nil) { sendDonation(Tips.EmptyDonation(), completed) }
}

/// A time until now, in which donations are counted.
public struct DonationTimeRange: Hashable, Sendable {
    /// In seconds.
    let length: TimeInterval
    public static let minute = DonationTimeRange(length: 60)
    public static let hour = DonationTimeRange(length: 3600)
    public static let day = DonationTimeRange(length: 86_400)
    public static let week = DonationTimeRange(length: 604_800)
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(length: 60 * Double(count)) }
    public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(length: 3600 * Double(count)) }
    public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(length: 86_400 * Double(count)) }
    public static func weeks(_ count: Int) -> DonationTimeRange { DonationTimeRange(length: 604_800 * Double(count)) }
}

extension Array {
    /// The donations of the group that has the most, among those that are the same by a property.
    public func largestSubset<Info, Value: Hashable>(
        groupedBy path: KeyPath<Info, Value>
    ) -> [Element] where Element == Tips.Event<Info>.Donation { groups(by: path).max { $0.count < $1.count } ?? [] }

    /// The donations of the group that has the fewest, among those that are the same by a property.
    public func smallestSubset<Info, Value: Hashable>(
        groupedBy path: KeyPath<Info, Value>
    ) -> [Element] where Element == Tips.Event<Info>.Donation { groups(by: path).min { $0.count < $1.count } ?? [] }

    /// The groups in the order of their first donations.
    private func groups<Info, Value: Hashable>(
        by path: KeyPath<Info, Value>
    ) -> [[Element]] where Element == Tips.Event<Info>.Donation {
        var places: [Value: Int] = [:]
        return reduce(into: []) { groups, donation in
            let place = places[donation.donation[keyPath: path], default: groups.count]
            if place == groups.count { groups.append([]) }
            places[donation.donation[keyPath: path]] = place
            groups[place].append(donation)
        }
    }

    /// The donations of the latest time.
    public func donatedWithin<Info>(_ range: DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
        filter { $0.date.timeIntervalSinceNow > -range.length }
    }
}

/// Makes a rule for a tip.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(_ input: repeat each Input, body: (repeat (each Input).Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "MartletMacros", type: "TipRule")

/// Makes a static variable of a tip's type a parameter for rules.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "MartletMacros", type: "TipParameter")
