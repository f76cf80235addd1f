extension Kind {
    /// The suggestions and scopes of a search field, below the field in the slot `search` of a ``screen``.
    public static let searchPanel = Kind("search-panel", KindDefinition())
}
