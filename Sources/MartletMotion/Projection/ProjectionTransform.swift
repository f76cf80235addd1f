import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Maps points to others, as a 3 × 3 matrix: `[x y 1] × matrix`.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

    /// The points of the plane `z = 0`, seen from the front.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns the transform that applies this one and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(rows: rows.product(with: rhs.rows))
    }

    /// Replaces the transform by that which takes it back.
    ///
    /// - Returns: Whether there is one.
    public mutating func invert() -> Bool {
        let determinant = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0 else { return false }
        let adjugate = [
            [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
            [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
            [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
        ]
        self = ProjectionTransform(rows: adjugate.map { $0.map { $0 / determinant } })
        return true
    }

    /// Returns the transform that takes this one back; this one if there is none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    }

    var modifier: Projection { Projection(rows.joined().map { Double($0) }) }
}

extension View {
    /// Maps the points of the view to others, without changing the layout.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }

    /// Moves, turns and stretches the view about its top left corner, without changing the layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
}

private struct ProjectionModifier: ElementModifier {
    let transform: ProjectionTransform

    nonisolated init(transform: ProjectionTransform) { self.transform = transform }

    func _apply(to element: inout ElementWriter) { element.add(transform.modifier) }
}
