/// Compares two values: with `==` if they are `Equatable`, by identity if they are other objects.
///
/// Other values cannot be compared. They count as changed whenever the value that contains them has changed.
struct ValueComparator<Value> {
    typealias Values = UnsafeBufferPointer<Value>

    /// Whether two values are equal; `nil` if the type cannot be compared.
    let areEqual: ((Value, Value) -> Bool)?
    /// Returns the first index, from a given one, at which two buffers of equal length differ, or their count; `nil` if the type cannot be
    /// compared.
    ///
    /// The loop is here because here it looks the type's conformance up once, not once for each element.
    let firstDifference: ((Values, Values, Int) -> Int)?

    init() {
        if let type = Value.self as? any Equatable.Type {
            (areEqual, firstDifference) = Self.equality(of: type)
        } else if Value.self is AnyClass {
            areEqual = { $0 as AnyObject === $1 as AnyObject }
            firstDifference = { a, b, start in (start..<a.count).first { a[$0] as AnyObject !== b[$0] as AnyObject } ?? a.count }
        } else {
            (areEqual, firstDifference) = (nil, nil)
        }
    }

    /// `E` is `Value`, so the casts always succeed.
    private static func equality<E: Equatable>(of type: E.Type) -> (((Value, Value) -> Bool)?, ((Values, Values, Int) -> Int)?) {
        let areEqual: (E, E) -> Bool = { $0 == $1 }
        let firstDifference: (UnsafeBufferPointer<E>, UnsafeBufferPointer<E>, Int) -> Int = { a, b, start in
            var index = start
            while index < a.count, a[index] == b[index] { index += 1 }
            return index
        }
        return (areEqual as? (Value, Value) -> Bool, firstDifference as? (Values, Values, Int) -> Int)
    }
}
