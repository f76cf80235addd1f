/// Tells whether two values are the same: by `Equatable` where there is a conformance, and by identity for other references.
///
/// Of other values it cannot be told; they are taken for changed whenever what contains them has changed.
struct Sameness<Value> {
    typealias Values = UnsafeBufferPointer<Value>

    /// Whether two values are the same; `nil` if it cannot be told.
    let isSame: ((Value, Value) -> Bool)?
    /// From an index on, the first at which two rows of values of one length differ, or else their count; `nil` if it cannot be told.
    ///
    /// A loop in here has the type's conformance at hand in each round, where a caller's has to look for it.
    let firstDifference: ((Values, Values, Int) -> Int)?

    init() {
        if let type = Value.self as? any Equatable.Type {
            (isSame, firstDifference) = Self.equality(of: type)
        } else if Value.self is AnyClass {
            isSame = { $0 as AnyObject === $1 as AnyObject }
            firstDifference = { a, b, start in (start..<a.count).first { a[$0] as AnyObject !== b[$0] as AnyObject } ?? a.count }
        } else {
            (isSame, firstDifference) = (nil, nil)
        }
    }

    /// The type is `Value` itself, which makes the casts of the functions ones of name only.
    private static func equality<E: Equatable>(of type: E.Type) -> (((Value, Value) -> Bool)?, ((Values, Values, Int) -> Int)?) {
        let isSame: (E, E) -> Bool = { $0 == $1 }
        let firstDifference: (UnsafeBufferPointer<E>, UnsafeBufferPointer<E>, Int) -> Int = { a, b, start in
            var index = start
            while index < a.count, a[index] == b[index] { index += 1 }
            return index
        }
        return (isSame as? (Value, Value) -> Bool, firstDifference as? (Values, Values, Int) -> Int)
    }
}
