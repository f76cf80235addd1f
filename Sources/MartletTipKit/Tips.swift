import Foundation
import MartletCore
import MartletUI

/// What belongs to all tips.
public enum Tips {
    /// Whether a tip can be shown.
    public enum Status: Hashable, Sendable {
        /// Its rules do not hold, or the app has not called `configure()`, or another tip was shown a short time ago.
        case pending
        case available
        case invalidated(InvalidationReason)
    }

    /// Why a tip is over.
    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let isDisabled: Bool
        let makeLabel: @Sendable () -> Text
        public let handler: @Sendable () -> Void

        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.init(id: id ?? UUID().uuidString, index: nil, isDisabled: disabled, makeLabel: label, handler: handler)
        }

        public init<S: StringProtocol>(
            id: String? = nil, title: S, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(
                id: id ?? title, index: nil, isDisabled: disabled, makeLabel: { Text(LocalizedStringKey(title)) }, handler: handler)
        }

        private init(
            id: String, index: Int?, isDisabled: Bool, makeLabel: @escaping @Sendable () -> Text, handler: @escaping @Sendable () -> Void
        ) {
            self.id = id
            self.index = index
            self.isDisabled = isDisabled
            self.makeLabel = makeLabel
            self.handler = handler
        }

        public func label() -> Text { makeLabel() }

        func at(_ index: Int) -> Action {
            Action(id: id, index: index, isDisabled: isDisabled, makeLabel: makeLabel, handler: handler)
        }
    }

    /// A tip is over after it was shown this number of times.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// A tip is over after it was shown this long, in seconds.
    public struct MaxDisplayDuration: TipOption {
        let duration: TimeInterval
        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }

    /// Whether a tip is shown although another one was shown a short time ago.
    public struct IgnoresDisplayFrequency: TipOption {
        let isIgnoring: Bool
        public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
    }

    @resultBuilder
    public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
        public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
    }

    @resultBuilder
    public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
        public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
        public static func buildLimitedAvailability(_ rules: [Rule]) -> [Rule] { rules }
    }

    @resultBuilder
    public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
        public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
        public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
        public static func buildLimitedAvailability(_ options: [any TipOption]) -> [any TipOption] { options }
    }
}
