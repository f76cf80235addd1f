import MartletGraph

/// A function that a view calls when an event occurs, but not in its body.
///
/// A parent usually passes a new closure in each evaluation. If nothing else about the view is new, its node stores the new closure and does
/// not evaluate the body again: closures from ``projectedValue`` call the latest one.
@propertyWrapper
package struct Handler: HandlerProperty {
    package typealias Function = @MainActor () -> Void

    private let function: Function
    private var latest: Latest?

    /// Stores the function in the view's node.
    private final class Latest {
        var function: Function

        init(_ function: @escaping Function) { self.function = function }
    }

    package nonisolated init(wrappedValue function: @escaping Function) { self.function = function }

    package var wrappedValue: Function { latest?.function ?? function }

    /// A function that calls the latest one.
    package var projectedValue: Function {
        guard let latest else { return function }
        return { latest.function() }
    }

    package mutating func attach(to node: Node, storage: inout AnyObject?) {
        latest = storage.makeOnce { Latest(function) }
        latest?.function = function
    }

    package func replaceFunction(in storage: AnyObject?) { (storage as? Latest)?.function = function }

    package func isSame(as other: Handler) -> Bool { TypePlan.isSame(function, other.function) }
}
