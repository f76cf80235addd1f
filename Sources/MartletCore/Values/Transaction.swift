import MartletElements
import MartletGraph

/// The context of a state change, above all its animation.
public struct Transaction {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether animations of views, set with `animation(_:value:)`, are disabled.
    public var disablesAnimations = false
    /// Whether the change is one of a continuous series, for example from a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key that the app defines.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether writes with this transaction have the same effect as with another. For values that the app defines, the result may wrongly
    /// be `false`.
    @MainActor
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
            && (values.isEmpty && other.values.isEmpty || TypePlan.isSame(values, other.values))
    }

    var motion: Motion? { disablesAnimations ? nil : animation?.motion }
}

/// A key for a value that an app adds to a ``Transaction``.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
