import MartletCore
import MartletElements

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    public typealias Resolved = Never
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
    public func _levels(in environment: EnvironmentValues) -> [Paint] { style._levels(in: environment) }
    public func _shadows(in environment: EnvironmentValues) -> [Shadow] { style._shadows(in: environment) }

    /// Styles that are not `Equatable` are never equal.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        guard let style = a.style as? any Equatable else { return false }
        return isEqual(style, to: b.style)
    }

    private static func isEqual<E: Equatable>(_ style: E, to other: any ShapeStyle) -> Bool { (other as? E) == style }
}
