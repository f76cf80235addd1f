/// A value that has to be fetched: not asked for yet, on its way, there, or not to be had.
///
/// While it is fetched again, and when that fails, the last value stays at hand.
public enum Loadable<Value> {
    case notRequested
    case isLoading(last: Value?, cancel: LoadHandle?)
    case loaded(Value)
    case failed(any Error, last: Value?)
}

/// A load that is under way, as the means to stop it.
public final class LoadHandle: Hashable, Sendable {
    private let stop: @Sendable () -> Void

    /// - Parameter stop: Stops the load; it may be called when that has ended.
    public init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }

    public func cancel() { stop() }

    public static func == (a: LoadHandle, b: LoadHandle) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// There was an answer, and nothing in it. See ``Loadable/unwrap()``.
public struct ValueIsMissing: Error, Hashable, Sendable, CustomStringConvertible {
    public init() {}

    public var description: String { "There is no such thing." }
}

extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
    /// The value that can be shown now, be it the last one.
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

    /// The same without the optional: a nothing that was loaded is a failure.
    public func unwrap<Wrapped>() -> Loadable<Wrapped> where Value == Wrapped? {
        switch self {
        case .notRequested: .notRequested
        case .isLoading(let last, let cancel): .isLoading(last: last ?? nil, cancel: cancel)
        case .loaded(let value?): .loaded(value)
        case .loaded(nil): .failed(ValueIsMissing(), last: nil)
        case .failed(let error, let last): .failed(error, last: last ?? nil)
        }
    }

    /// The value is on its way now.
    public mutating func setIsLoading(cancel: LoadHandle?) { self = .isLoading(last: value, cancel: cancel) }

    /// Stops the load. What remains is the last value, or else a `CancellationError`.
    public mutating func cancelLoading() {
        guard case .isLoading(let last, let cancel) = self else { return }
        cancel?.cancel()
        self = last.map(Loadable.loaded) ?? .failed(CancellationError(), last: nil)
    }
}

extension Loadable: Equatable where Value: Equatable {
    /// Errors are the same if they are equal, or, where that is not defined, if they are of one type and say the same.
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
        // The type is asked, not the value: Apple's runtime would make an NSError of it, and that is always equatable.
        if let type = type(of: a) as? any Equatable.Type { return isEqual(a, b, as: type) }
        return type(of: a) == type(of: b) && String(reflecting: a) == String(reflecting: b)
    }

    private static func isEqual<E: Equatable>(_ a: any Error, _ b: any Error, as type: E.Type) -> Bool {
        guard let a = a as? E, let b = b as? E else { return false }
        return a == b
    }
}
