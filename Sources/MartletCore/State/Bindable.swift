import Observation

/// Gives bindings to the properties of an `Observable` object.
///
///     @Bindable var book: Book
///     var body: some View { TextField("Title", text: $book.title) }
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    /// The same, as `$` gives for a property that is itself bindable.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable { self = projectedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object. Handing it on is not reading it.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(ObjectLocation(object: wrappedValue, keyPath: keyPath, source: nil))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
