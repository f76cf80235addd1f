import Foundation
import MartletCore
import MartletGraph

/// A number that scales with the user's preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private var scope: EnvironmentScope?

    public init(wrappedValue: Value) { base = wrappedValue }

    /// - Parameter textStyle: The text style to follow. Has no effect: unlike Apple's, all text styles scale by the same factor.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    public var wrappedValue: Value { base * Value(EnvironmentValues(scope).dynamicTypeSize.scale) }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}  // The scope is read only on the main thread.

extension ScaledMetric: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { scope = (node as? AnyViewNode)?.environment }

    public func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base }
}

extension DynamicTypeSize {
    /// The size of body text relative to its default size.
    fileprivate var scale: Double {
        switch self {
        case .xSmall: 14.0 / 17
        case .small: 15.0 / 17
        case .medium: 16.0 / 17
        case .large: 1
        case .xLarge: 19.0 / 17
        case .xxLarge: 21.0 / 17
        case .xxxLarge: 23.0 / 17
        case .accessibility1: 28.0 / 17
        case .accessibility2: 33.0 / 17
        case .accessibility3: 40.0 / 17
        case .accessibility4: 47.0 / 17
        case .accessibility5: 53.0 / 17
        }
    }
}
