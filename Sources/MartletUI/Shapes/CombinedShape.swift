import Foundation
import MartletCore
import MartletElements

/// A shape made of the areas of two.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let operation: AreaOperation
    let eoFill: Bool

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    public func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .union: first.union(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape {
        _CombinedShape<AnyShape, AnyShape>(
            first: AnyShape(erasing: first._resolved(in: &element)), second: AnyShape(erasing: second._resolved(in: &element)),
            operation: operation, eoFill: eoFill)
    }
}

enum AreaOperation: Sendable {
    case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
}

extension Shape {
    /// Returns a shape with the area that this one and another have in common.
    ///
    /// - Parameter eoFill: Whether the areas are those of the even-odd rule instead of the nonzero winding rule.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns a shape with the area that is in this one, in another, or in both.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns a shape with the area of this one without that of another.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// Returns a shape with the area that is in one of two shapes, but not in both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns a shape with the parts of this one's lines that are inside the area of another. Stroke it to see them.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns a shape with the parts of this one's lines that are outside the area of another. Stroke it to see them.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
