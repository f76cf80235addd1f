import Foundation
import MartletUI
import Synchronization

/// A parameter of an intent: `@Parameter(title: "Soup") var soup: String`.
///
/// All copies of an intent share its parameters, as on Apple's platforms. To read one that has no value is a mistake, unless it is optional.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    private let stored: Mutex<Value?>
    public let title: LocalizedStringResource?

    init(title: LocalizedStringResource?, value: Value?) {
        self.title = title
        stored = Mutex(value)
    }

    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            if let none = Any?.none as? Value { return none }
            preconditionFailure("The parameter \(title?.key ?? "") of an intent has no value: set it before the intent runs")
        }
        set { stored.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter { self }

    /// Returns the value. Nobody can be asked for one.
    /// - Throws: ``AppIntentError`` if there is none.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        guard let value = stored.withLock({ $0 }) else { throw AppIntentError(.needsValue) }
        return value
    }

    /// Returns the first of the values: nobody can be asked.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        guard let first = values.first else { throw AppIntentError(.needsValue) }
        return first
    }

    /// Returns `true`: nobody can be asked.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError(.needsValue) }
}

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, value: defaultValue)
    }

    public convenience init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) {
        self.init(title: nil, value: nil)
    }

    /// - Parameter inclusiveRange: Without effect: nobody enters the value.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, value: defaultValue)
    }

    /// - Parameter optionsProvider: Without effect: nobody chooses.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) {
        self.init(title: title, value: defaultValue)
    }

    /// - Parameter query: Without effect: nobody chooses.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, query: Query
    ) {
        self.init(title: title, value: nil)
    }
}

/// What can be chosen for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    func results() async throws -> Result
}

/// How an intent is described with its parameters. Nobody reads it.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters: `Summary("Order \(\.$soup)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeysBuilder<Intent> _ others: () -> Void) {}
}

/// The parameters that are shown below a summary.
@resultBuilder
public enum ParameterKeysBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    public static func buildBlock(_ parameters: Void...) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
