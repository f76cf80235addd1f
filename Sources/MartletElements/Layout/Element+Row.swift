extension Element {
    /// Whether the element is in the row of a list or form.
    public var isInRow: Bool {
        var ancestor = parent
        while let element = ancestor {
            switch element.kind {
            case .row: return true
            case .screen, .sheet, .list, .root: return false
            default: ancestor = element.parent
            }
        }
        return false
    }
}
