extension Graph {
    /// Runs `read` so that the node being evaluated depends only on its result.
    ///
    /// When a ``Source`` that `read` uses changes, the next turn calls `read` again and evaluates the node only if the result differs.
    ///
    /// - Parameter reader: Identifies the reader. `read` must keep it alive, and must always read the same part for it.
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
