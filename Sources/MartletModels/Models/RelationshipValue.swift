/// The type of a variable that refers to models: a model, an optional of one, or an array of them.
public protocol _RelationshipValue {
    static var _destination: any PersistentModel.Type { get }
    static var _isToMany: Bool { get }
    /// Whether the variable can refer to none.
    static var _isOptional: Bool { get }

    /// The value that refers to some models; `nil` if it cannot refer to none and there is none.
    static func _make(_ models: [any PersistentModel]) -> Self?
    var _models: [any PersistentModel] { get }
    /// The key paths to the number of models and to whether there are none.
    static var _sizePaths: (count: AnyKeyPath, isEmpty: AnyKeyPath)? { get }
}

extension _RelationshipValue {
    public static var _sizePaths: (count: AnyKeyPath, isEmpty: AnyKeyPath)? { nil }
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public static var _isOptional: Bool { false }
    public static func _make(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
    public var _models: [any PersistentModel] { [self] }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public static var _isOptional: Bool { true }
    public static func _make(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._make(models)) }
    public var _models: [any PersistentModel] { self?._models ?? [] }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public static var _isOptional: Bool { true }
    public static func _make(_ models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
    public var _models: [any PersistentModel] { self }
    public static var _sizePaths: (count: AnyKeyPath, isEmpty: AnyKeyPath)? { (\[Element].count, \[Element].isEmpty) }
}
