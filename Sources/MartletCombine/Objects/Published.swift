/// A property of a class that publishes its values, and makes its object announce each change.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
/// counter.$count.sink { print($0) }   // prints 0, then every new value before `count` changes
/// ```
///
/// A write first sends the object's `objectWillChange`, then publishes the new value to the subscribers of `$count` in the order of
/// subscription, and then changes the property.
@propertyWrapper
public struct Published<Value> {

    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes, not for \(newValue)") }
    }

    /// Publishes the property's values, starting with the current one.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        // `assign(to: &$property)` writes the publisher back; there is nothing to change.
        set { _ = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.send(newValue) }
    }

    /// Publishes the values of a property, starting with the current one.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subscribe(subscriber)
        }
    }
}

/// A published property whose type is known at run time only.
package protocol SavablePublished {
    associatedtype Value
    var current: Value { get }
    /// Replaces the initial value, before anything has read it. Announces nothing.
    func begin(with value: Value)
    /// Replaces the value, and announces that.
    func send(_ value: Value)
}

extension Published: SavablePublished {
    package var current: Value { storage.value }
    package func begin(with value: Value) { storage.begin(with: value) }
    package func send(_ value: Value) { storage.send(value) }
}

extension Publisher where Failure == Never {

    /// Assigns each value of this publisher to a published property, for as long as the property exists.
    ///
    /// ```swift
    /// search.debounce(for: 0.3, scheduler: RunLoop.main).assign(to: &$query)
    /// ```
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedAssignment(published.storage))
    }
}
