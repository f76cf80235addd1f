import Foundation
import MartletCore

/// Tips that are shown one at a time.
///
///     @State private var tips = TipGroup(.ordered) { FirstTip(); SecondTip() }
///     TipView(tips.currentTip as? FirstTip)
public final class TipGroup: Sendable {
    public enum Priority: Sendable {
        /// The first tip that can be shown.
        case firstAvailable
        /// A tip is shown when those before it are over.
        case ordered
    }

    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    }

    private let priority: Priority
    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
        self.priority = priority
        self.tips = tips()
    }

    /// The tip that can be shown; `nil` if there is none.
    public var currentTip: (any Tip)? {
        for tip in tips {
            switch tip.status {
            case .available: return tip
            case .pending: if priority == .ordered { return nil }
            case .invalidated: continue
            }
        }
        return nil
    }
}
