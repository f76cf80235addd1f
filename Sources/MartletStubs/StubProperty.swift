import Foundation

/// Takes the place of a property wrapper that is missing, on a property with a type or a first value. It keeps what is written to it.
@propertyWrapper
public struct StubProperty<Value> {
    private final class Box {
        var value: Value?
        init(_ value: Value?) { self.value = value }
    }

    private let name: String
    private let box: Box

    public init(_ name: String) { (self.name, box) = (name, Box(nil)) }
    public init(wrappedValue: Value, _ name: String) { (self.name, box) = (name, Box(wrappedValue)) }

    public var wrappedValue: Value {
        get { box.value ?? StubDefault.value(of: Value.self, for: "@\(name)") }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Stub { Stub(stubNamed: "$\(name)") }
}

extension StubProperty: @unchecked Sendable where Value: Sendable {}  // The box is written where the property is.

/// Takes the place of a property wrapper that is missing, on a property whose type only the wrapper knows.
@propertyWrapper
public struct UntypedStubProperty: Sendable {
    private let name: String

    public init(_ name: String) { self.name = name }

    public var wrappedValue: Stub {
        get { Stub(stubNamed: "@\(name)") }
        nonmutating set {}
    }
    public var projectedValue: Stub { Stub(stubNamed: "$\(name)") }
}
