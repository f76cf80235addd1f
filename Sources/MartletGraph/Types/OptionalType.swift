/// An optional of a type that is known at run time only.
package protocol OptionalType {
    associatedtype Wrapped
    var isNone: Bool { get }
    /// The value as what it is.
    var optional: Wrapped? { get }
    init(optional: Wrapped?)
}

extension OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}

extension Optional: OptionalType {
    package var isNone: Bool { self == nil }
    package var optional: Wrapped? { self }
    package init(optional: Wrapped?) { self = optional }
}
