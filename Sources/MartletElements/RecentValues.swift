/// The latest values given to elements.
///
/// Many elements have equal values: all rows have the same alignment and fonts. An element that is given a value equal to a recent one uses
/// that instead, to share its storage.
struct RecentValues<Value: Equatable> {
    private var values: [Value] = []
    private var oldest = 0

    private static var limit: Int { 8 }

    mutating func shared(_ value: Value) -> Value {
        if let recent = values.first(where: { $0 == value }) { return recent }
        if values.count < Self.limit {
            values.append(value)
        } else {
            values[oldest] = value
            oldest = (oldest + 1) % Self.limit
        }
        return value
    }
}
