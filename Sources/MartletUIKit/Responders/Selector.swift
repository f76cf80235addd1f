import Foundation

/// The name of a method, and the method itself.
///
/// There is no Objective-C that could look a method up by its name. `martlet run` writes `Selector("add(_:)", Basket.add(_:))` for
/// `#selector(Basket.add(_:))`. A selector of a name alone has no effect, but for `resignFirstResponder`.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
    let name: String
    /// Calls the method of a target with as many arguments as it takes; `false` if the target or an argument is of another type. Only the main
    /// actor calls it, and a method without its target captures nothing that others could change.
    private let call: (@MainActor (_ target: Any, _ arguments: [Any?]) -> Bool)?

    public init(_ name: String) {
        self.name = name
        call = nil
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// A selector of a method, which takes its target first: `Basket.add(_:)`.
    public init<Target, each Argument, Result>(_ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result) {
        self.name = name
        nonisolated(unsafe) let method = method  // See `call`.
        call = { target, arguments in
            guard let target = target as? Target else { return false }
            var rest = arguments[...]
            guard let values = try? (repeat Self.argument((each Argument).self, from: &rest)) else { return false }
            _ = method(target)(repeat each values)
            return true
        }
    }

    /// A selector of a method of the main actor's.
    @_disfavoredOverload
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.name = name
        nonisolated(unsafe) let method = method  // See `call`.
        call = { target, arguments in
            guard let target = target as? Target else { return false }
            var rest = arguments[...]
            guard let values = try? (repeat Self.argument((each Argument).self, from: &rest)) else { return false }
            _ = method(target)(repeat each values)
            return true
        }
    }

    /// Calls the method of a target; `false` if it has none.
    @MainActor
    @discardableResult
    func perform(on target: Any?, _ arguments: Any?...) -> Bool {
        guard let target, let call else { return false }
        return call(target, arguments)
    }

    private struct OtherType: Error {}

    private static func argument<Value>(_ type: Value.Type, from rest: inout ArraySlice<Any?>) throws -> Value {
        let next = rest.popFirst() ?? nil
        if let value = next as? Value { return value }
        // An argument that is missing is `nil` for a parameter that may be.
        guard next == nil, let value = Any?.none as Any as? Value else { throw OtherType() }
        return value
    }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
