import Foundation
import MartletCore
import Synchronization

extension Tips {
    /// How tips are shown.
    public struct ConfigurationOption: Sendable {
        /// How often any tip is shown.
        public struct DisplayFrequency: Hashable, Sendable {
            /// In seconds.
            let interval: TimeInterval
            public static let immediate = DisplayFrequency(interval: 0)
            public static let hourly = DisplayFrequency(interval: 3600)
            public static let daily = DisplayFrequency(interval: 86_400)
            public static let weekly = DisplayFrequency(interval: 604_800)
            public static let monthly = DisplayFrequency(interval: 2_592_000)

            public init(_ interval: TimeInterval) { self.init(interval: interval) }
            private init(interval: TimeInterval) { self.interval = interval }
        }

        /// Where tips are kept: always among the user's stored values.
        public struct DatastoreLocation: Hashable, Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        let frequency: DisplayFrequency?

        /// At least this time passes between two tips.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(frequency: frequency)
        }
        /// Without effect: tips are among the user's stored values.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption(frequency: nil) }
        /// Without effect: tips are kept for the user, not for a device.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { ConfigurationOption(frequency: nil) }

        public struct CloudKitContainer: Hashable, Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }

    /// Lets tips be shown. Without this, none is.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        let frequency = options.compactMap(\.frequency).last ?? .immediate
        onMainQueue {
            if let store = TipStore.current { store.configure(frequency) } else { TipTesting.shared.frequency = frequency }
        }
    }

    /// Forgets what has become of all tips, events and parameters of the user.
    public static func resetDatastore() throws { onMainQueue { TipStore.current?.forgetAll() } }

    /// Shows all tips of the process, whatever their rules are and whether they are over.
    public static func showAllTipsForTesting() { onMainQueue { TipTesting.shared.shown = .all } }
    /// Shows some tips of the process, whatever their rules are.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        onMainQueue { TipTesting.shared.shown = .types(tips.map(ObjectIdentifier.init)) }
    }
    /// Shows no tip of the process.
    public static func hideAllTipsForTesting() { onMainQueue { TipTesting.shared.shown = .types([]) } }
    /// Hides some tips of the process.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        onMainQueue { TipTesting.shared.hidden.formUnion(tips.map(ObjectIdentifier.init)) }
    }
}

/// What the app's code decides for all users of the process.
@MainActor
final class TipTesting {
    static let shared = TipTesting()

    enum Shown {
        case all
        case types([ObjectIdentifier])
    }

    /// `nil` if the rules decide.
    var shown: Shown?
    var hidden: Set<ObjectIdentifier> = []
    /// Set by a call of `configure()` before there is a session.
    var frequency: Tips.ConfigurationOption.DisplayFrequency?

    /// Whether a tip is shown or not, whatever its rules are; `nil` if the rules decide.
    func decision(for type: Any.Type) -> Bool? {
        let id = ObjectIdentifier(type)
        if hidden.contains(id) { return false }
        return switch shown {
        case .all: true
        case .types(let types): types.contains(id)
        case nil: nil
        }
    }
}
