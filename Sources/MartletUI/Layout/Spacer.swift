import Foundation
import MartletCore
import MartletElements

/// Room that grows along the axis of the stack around it.
public struct Spacer: ElementView {
    public typealias Body = Never
    /// The least it takes, in points; `nil` is the platform's usual distance.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static var _kind: Kind { .spacer }

    public func _lower(to element: inout ElementWriter) { element[.minLength] = minLength.map { .double($0) } }
}
