import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// A number that scales with the user's preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var scope: EnvironmentScope?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// - Parameter textStyle: The text style to follow.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        base * Value(TypeScale.factor(of: style.name, at: EnvironmentValues(scope).dynamicTypeSize.value))
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}  // The scope is read only on the main thread.

extension ScaledMetric: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { scope = (node as? AnyViewNode)?.environment }

    public func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base && style == other.style }
}
