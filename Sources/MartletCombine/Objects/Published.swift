/// A property of a class that publishes its values, and makes its object publish that it will change.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
/// counter.$count.sink { print($0) }   // prints 0, then every new value before `count` has it
/// ```
///
/// On a write the object's `objectWillChange` fires first, then `$count` publishes the new value to its subscribers in the order
/// in which they came, and only then the property holds it.
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

    /// The publisher of the property's values, beginning with the current one.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        // `assign(to: &$property)` writes back what it was given.
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

    /// Publishes the values of a property, beginning with the current one.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subscribe(subscriber)
        }
    }
}

extension Publisher where Failure == Never {

    /// Writes what this publisher publishes to a published property, for as long as the property lives.
    ///
    /// ```swift
    /// search.debounce(for: 0.3, scheduler: RunLoop.main).assign(to: &$query)
    /// ```
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedAssignment(published.storage))
    }
}
