/// A stored property whose value the graph supplies before each evaluation: state, a binding, an environment value.
///
/// A type of your own that contains such properties can conform too: the graph supplies its properties first, then calls ``update()``.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the view that has this property, after the properties inside it are supplied.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that connects itself to a node. An app's own dynamic properties are composed of these.
@MainActor @preconcurrency
public protocol PrimitiveProperty: DynamicProperty, SelfComparing {
    /// Connects the property with the object that the node stores for it. `storage` is `nil` at the first evaluation of an identity.
    ///
    /// - Throws: The reason why the property cannot be supplied. The view is then not evaluated, and the reason is shown in its place.
    mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure)
}

/// A primitive property with a function that only event handlers call. If a new view differs only in this function, its node replaces the
/// function and does not evaluate the body.
@MainActor @preconcurrency
public protocol HandlerProperty: PrimitiveProperty {
    /// Replaces the function in the object that the node stores for the property.
    func replaceFunction(in storage: AnyObject?)
}

/// A type whose dynamic properties count as properties of the type that stores it.
public protocol DynamicContainer {}

/// The reason why a dynamic property cannot be supplied, written for the author of the view.
public struct PropertyFailure: Error, Hashable, Sendable {
    /// One sentence that describes the problem.
    public var problem: String
    /// Hints: what is present instead, and the line of code that would fix the problem.
    public var details: [String]

    public init(_ problem: String, details: [String] = []) {
        self.problem = problem
        self.details = details
    }
}
