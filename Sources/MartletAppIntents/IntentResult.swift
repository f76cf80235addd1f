import Foundation
import MartletCore
import MartletUI

/// What an intent returns: `.result()`, `.result(value: 3, dialog: "Three soups")`.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

/// A result that says something. A button of the app's does not show it.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog? { get }
}

/// A result that is followed by another intent, which runs next.
public protocol OpensIntent: IntentResult {
    associatedtype NextIntent: AppIntent
    var opensIntent: NextIntent? { get }
}

/// A result with a view. A button of the app's does not show it.
public protocol ShowsSnippetView: IntentResult {}

/// What an intent says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { (self.full, self.supporting) = (full, supporting) }
    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The results of all intents. `Never` stands for what a result does not have.
public struct IntentResultContainer<Value, NextIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable {  // Written once.
    public fileprivate(set) var value: Value?
    public fileprivate(set) var opensIntent: NextIntent?
    fileprivate var shownDialog: IntentDialog?

    init(value: Value? = nil, opensIntent: NextIntent? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.opensIntent = opensIntent
        shownDialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    public var dialog: IntentDialog? { shownDialog }
}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

    public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

    public static func result<Next: AppIntent>(opensIntent: Next) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> {
        Self(opensIntent: opensIntent)
    }

    public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Next, Never, IntentDialog> { Self(opensIntent: opensIntent, dialog: dialog) }

    public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
    where Self == IntentResultContainer<Value, Next, Never, Never> { Self(value: value, opensIntent: opensIntent) }

    /// The view is not shown.
    public static func result<Snippet: View>(view: Snippet) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self()
    }

    /// The view is not shown.
    public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(dialog: dialog) }

    /// The view is not shown.
    public static func result<Snippet: View>(dialog: IntentDialog, @ViewBuilder content: () -> Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(dialog: dialog) }

    /// The view is not shown.
    public static func result<Value, Snippet: View>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> { Self(value: value, dialog: dialog) }
}
