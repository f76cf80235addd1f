/// Tells whether two values are the same: by `Equatable` where there is a conformance, and by identity for other references.
///
/// Of other values it cannot be told; they are taken for changed whenever what contains them has changed.
struct Sameness<Value> {
    /// `nil` if it cannot be told.
    let isSame: ((Value, Value) -> Bool)?

    init() {
        if let type = Value.self as? any Equatable.Type {
            isSame = Self.equality(of: type)
        } else if Value.self is AnyClass {
            isSame = { $0 as AnyObject === $1 as AnyObject }
        } else {
            isSame = nil
        }
    }

    /// The type is `Value` itself, which makes the cast of the function one of name only.
    private static func equality<E: Equatable>(of type: E.Type) -> ((Value, Value) -> Bool)? {
        let equal: (E, E) -> Bool = { $0 == $1 }
        return equal as? (Value, Value) -> Bool
    }
}
