/// A stored property whose value the graph supplies before the type that has it is evaluated: state, a binding, a part of the environment.
///
/// A type of your own that is made of such properties conforms too; its properties are supplied first, then ``update()`` is called.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the view that has this property, after the properties inside it were supplied.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that knows by itself how to live in a node. Those of an app's own are built from these.
@MainActor @preconcurrency
public protocol PrimitiveProperty: DynamicProperty, SelfComparing {
    /// Connects the property with what the node keeps for it between evaluations. `storage` is `nil` at the identity's first evaluation.
    ///
    /// - Throws: Why the property cannot be supplied; the type that has it is not evaluated then, and the reason is shown in its place.
    mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure)
}

/// A type whose dynamic properties are supplied as if they were declared in the type that stores it.
public protocol DynamicContainer {}

/// Why a dynamic property cannot be supplied, in words for the person who wrote the view.
public struct PropertyFailure: Error, Hashable, Sendable {
    /// One sentence that says what is wrong.
    public var problem: String
    /// What may help: what is there instead, and the line that would mend it.
    public var details: [String]

    public init(_ problem: String, details: [String] = []) {
        self.problem = problem
        self.details = details
    }
}
