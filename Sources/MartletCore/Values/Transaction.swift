import MartletElements
import MartletGraph

/// What accompanies a change of state on its way through the graph: above all its animation.
public struct Transaction {
    /// How the change is shown.
    public var animation: Animation?
    /// Whether views that ask for an animation of their own do without.
    public var disablesAnimations = false
    /// Whether the change is one of a series, as from a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// A value of the app's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether views that write with this transaction would write the same with another. A value of the app's own may count as another without
    /// being one.
    @MainActor
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
            && (values.isEmpty && other.values.isEmpty || TypePlan.isSame(values, other.values))
    }

    var motion: Motion? { disablesAnimations ? nil : animation?.motion }
}

/// A key for a value that an app sends along with a ``Transaction``.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
