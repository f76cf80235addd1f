extension Graph {
    /// Reads something, so that the node being evaluated depends on the result alone and not on all that it is made from.
    ///
    /// A change of a ``Source`` read here makes the next turn read again, and evaluates the node only if the result is another.
    ///
    /// - Parameter reader: Who reads. It is kept by `read`, and always reads the same.
    public static func selecting<Value>(by reader: AnyObject, _ read: @escaping () -> Value) -> Value {
        guard let tracker = Tracker.current, tracker.selection == nil else { return read() }
        let selection = Selection(reader)
        tracker.selection = selection
        defer { tracker.selection = nil }
        let value = read()
        selection.isCurrent = { TypePlan.isSame(value, read()) }
        return value
    }
}
