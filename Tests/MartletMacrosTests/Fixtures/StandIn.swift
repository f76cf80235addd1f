// The parts of a user interface framework that the expansions use, so that they can be compiled and run separately.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension View {
    /// The description of the view, for the fixtures to print.
    public var said: String { (self as? any Leaf)?.text ?? body.said }

    nonisolated public func inert(_ name: String) -> Self { self }
}

@MainActor protocol Leaf {
    var text: String { get }
}

public struct Text: View, Leaf {
    let text: String
    public init(_ text: String) { self.text = text }
    public var body: Never { fatalError() }
}

public struct AnyView: View, Leaf {
    let text: String
    public init(_ view: some View) { text = view.said }
    public var body: Never { fatalError() }
}

public struct Pair<First: View, Second: View>: View, Leaf {
    let text: String
    public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    @MainActor public static func buildExpression<V: View>(_ view: V) -> V { view }
    @MainActor public static func buildBlock<V: View>(_ view: V) -> V { view }
    @MainActor public static func buildBlock<A: View, B: View>(_ first: A, _ second: B) -> Pair<A, B> {
        Pair(text: first.said + " " + second.said)
    }
    @MainActor public static func buildEither<V: View>(first view: V) -> V { view }
    @MainActor public static func buildEither<V: View>(second view: V) -> V { view }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Value { wrappedValue }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
    public let wrappedValue: Value
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public protocol FocusedValueKey {
    associatedtype Value
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
