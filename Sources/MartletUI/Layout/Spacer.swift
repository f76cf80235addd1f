import Foundation
import MartletCore
import MartletElements

/// Space that expands along the axis of the enclosing stack.
public struct Spacer: ElementView {
    public typealias Body = Never
    /// The minimum length, in points; `nil` is the platform's default.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static var _kind: Kind { .spacer }

    public func _lower(to element: inout ElementWriter) { element[.minLength] = minLength.map { .double($0) } }
}
