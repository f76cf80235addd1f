@_exported import Foundation
import MartletCore
import MartletUI
@_exported import struct MartletUI.LocalizedStringResource

// - Partly import AppIntents: intents run from buttons of the app's own and from code; no Siri, no Shortcuts app, no Spotlight

/// Something that an app can do, with parameters.
///
/// `Button(intent:)` and `Toggle(isOn:intent:)` run it, and so do tests by ``perform()``. Outside the app nobody does: a page has no Siri.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// Without effect: an intent runs in the app that is open.
    static var openAppWhenRun: Bool { get }
    /// Without effect: nobody looks for intents.
    static var isDiscoverable: Bool { get }
    /// Without effect: a server does not see whether a device is locked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
    public typealias Summary = IntentParameterSummary<Self>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

    /// Accepts the intent, and suggests it nowhere.
    public func donate() async throws {}
    /// Accepts the intent, and suggests it nowhere.
    public func donate<Result: IntentResult>(result: Result) async throws {}

    /// Returns at once: an intent runs in the app that is open.
    public func requestConfirmation() async throws {}
}

/// When a device asks who holds it before an intent runs.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// What a user reads about an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// An intent that belongs to the system's own.
public protocol SystemIntent: AppIntent {}

/// Opens something of the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: Sendable
    var target: Value { get set }
}

/// Sets a value, such as that of a switch.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: Sendable
    var value: ValueType { get set }
}

/// Deletes entities.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// An intent that can go on in the app, where it always is.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Returns at once: the app is open.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An intent of a live activity. There are none: it runs as any other.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that plays.
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
/// The choices of a widget. There are none.
public protocol WidgetConfigurationIntent: SystemIntent {}
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// - Throws: ``AppIntentError``, because it only has parameters.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { throw AppIntentError(.notRunnable) }
}

/// Opens a URL, as a result of another intent: `.result(opensIntent: OpenURLIntent(url))`.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    private let url: URL?

    public init() { url = nil }
    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> some IntentResult {
        if let url { await Self.open(url) }
        return .result()
    }

    @MainActor private static func open(_ url: URL) { CurrentSession.context?.request(.open(url.absoluteString)) }
}

/// Why an intent cannot run.
public struct AppIntentError: LocalizedError, Hashable, Sendable {
    public enum Code: Hashable, Sendable { case needsValue, notRunnable, missingDependency }

    public let code: Code
    init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .needsValue: "A parameter of the intent has no value."
        case .notRunnable: "The intent only has parameters."
        case .missingDependency: "The app has not added what the intent depends on."
        }
    }
}

/// Keeps what a user often does: it accepts that, and suggests nothing.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    public func donate<Intent: AppIntent>(intent: Intent) async throws {}
    public func donate<Intent: AppIntent, Result: IntentResult>(intent: Intent, result: Result) async throws {}
    public func deleteDonations(matching predicate: Any) async throws {}
}
