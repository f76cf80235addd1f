extension Kind {
    /// What a search field proposes, or narrows the search to, below the field in the slot `search` of a ``screen``.
    public static let searchPanel = Kind("search-panel", KindDefinition())
}
