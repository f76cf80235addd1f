@_exported import Foundation
import MartletCore
import MartletUI

// - Partly import TipKit: tips as cards and popovers, with rules, events, display counts and frequencies; no UIKit views

/// A hint for the user: a title, a message, an image and actions.
///
///     struct SoupTip: Tip {
///         var title: Text { Text("Stir the soup") }
///     }
///
/// Tips are shown once the app has called `Tips.configure()`, as long as nobody has closed them. What becomes of them is among the user's stored values.
public protocol Tip: Identifiable, Sendable where ID == String {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Status = Tips.Status
    typealias Option = TipOption
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether the tip can be shown, waits for its rules, or is over.
    public var status: Tips.Status { onMainQueue { TipStore.current?.status(of: self) } ?? .pending }
    /// Whether the tip can be shown now.
    public var shouldDisplay: Bool { status == .available }

    /// Ends the tip for good.
    public func invalidate(reason: Tips.InvalidationReason) { onMainQueue { TipStore.current?.end(self, reason) } }

    /// Lets the tip be shown again.
    public func resetEligibility() async { onMainQueue { TipStore.current?.forget(self) } }

    /// The status each time that it has changed.
    public var statusUpdates: AsyncStream<Tips.Status> {
        let (statuses, continuation) = AsyncStream.makeStream(of: Tips.Status.self)
        onMainQueue { TipStore.current?.observe(self, continuation) }
        return statuses
    }

    /// Whether the tip can be shown, each time that it has changed.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> { statusUpdates.map { $0 == .available } }
}

/// A tip whose type is not known.
public struct AnyTip: Tip {
    let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}
