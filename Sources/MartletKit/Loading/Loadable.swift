/// The state of a value that is loaded: not requested, loading, loaded or failed.
///
/// During a reload, and after it has failed, the last value stays available.
public enum Loadable<Value> {
    case notRequested
    case isLoading(last: Value?, cancel: LoadHandle?)
    case loaded(Value)
    case failed(any Error, last: Value?)
}

/// A handle that cancels a running load.
public final class LoadHandle: Hashable, Sendable {
    private let stop: @Sendable () -> Void

    /// - Parameter stop: Cancels the load. It can be called after the load has ended.
    public init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }

    public func cancel() { stop() }

    public static func == (a: LoadHandle, b: LoadHandle) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The error of a load that succeeded with `nil`. See ``Loadable/unwrap()``.
public struct ValueIsMissing: Error, Hashable, Sendable, CustomStringConvertible {
    public init() {}

    public var description: String { "The value is missing." }
}

extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
    /// The value to show now: the loaded one, or else the last one.
    public var value: Value? {
        switch self {
        case .notRequested: nil
        case .isLoading(let last, _): last
        case .loaded(let value): value
        case .failed(_, let last): last
        }
    }

    public var error: (any Error)? {
        if case .failed(let error, _) = self { error } else { nil }
    }

    public var isLoading: Bool {
        if case .isLoading = self { true } else { false }
    }

    public func map<Result>(_ transform: (Value) throws -> Result) -> Loadable<Result> {
        do {
            return switch self {
            case .notRequested: .notRequested
            case .isLoading(let last, let cancel): .isLoading(last: try last.map(transform), cancel: cancel)
            case .loaded(let value): .loaded(try transform(value))
            case .failed(let error, let last): .failed(error, last: try last.map(transform))
            }
        } catch {
            return .failed(error, last: nil)
        }
    }

    /// Removes the optional: a loaded `nil` becomes a failure with ``ValueIsMissing``.
    public func unwrap<Wrapped>() -> Loadable<Wrapped> where Value == Wrapped? {
        switch self {
        case .notRequested: .notRequested
        case .isLoading(let last, let cancel): .isLoading(last: last ?? nil, cancel: cancel)
        case .loaded(let value?): .loaded(value)
        case .loaded(nil): .failed(ValueIsMissing(), last: nil)
        case .failed(let error, let last): .failed(error, last: last ?? nil)
        }
    }

    /// Starts loading, and keeps the last value.
    public mutating func setIsLoading(cancel: LoadHandle?) { self = .isLoading(last: value, cancel: cancel) }

    /// Cancels the load. The state becomes the last value, or a `CancellationError` if there is none.
    public mutating func cancelLoading() {
        guard case .isLoading(let last, let cancel) = self else { return }
        cancel?.cancel()
        self = last.map(Loadable.loaded) ?? .failed(CancellationError(), last: nil)
    }
}

extension Loadable: Equatable where Value: Equatable {
    /// Two errors are equal if `==` says so, or, for errors that are not `Equatable`, if they have the same type and description.
    public static func == (a: Loadable, b: Loadable) -> Bool {
        switch (a, b) {
        case (.notRequested, .notRequested): true
        case (.isLoading(let a, let x), .isLoading(let b, let y)): a == b && x == y
        case (.loaded(let a), .loaded(let b)): a == b
        case (.failed(let x, let a), .failed(let y, let b)): a == b && isSame(x, y)
        default: false
        }
    }

    private static func isSame(_ a: any Error, _ b: any Error) -> Bool {
        // Ask the type, not the value: Apple's runtime would bridge the value to `NSError`, which is always equatable.
        if let type = type(of: a) as? any Equatable.Type { return isEqual(a, b, as: type) }
        return type(of: a) == type(of: b) && String(reflecting: a) == String(reflecting: b)
    }

    private static func isEqual<E: Equatable>(_ a: any Error, _ b: any Error, as type: E.Type) -> Bool {
        guard let a = a as? E, let b = b as? E else { return false }
        return a == b
    }
}
