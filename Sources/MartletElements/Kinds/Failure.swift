extension Kind {
    /// An error for the developer, in place of a view that could not be evaluated.
    public static let failure = Kind("failure", KindDefinition(Semantics(.failure, naming: [.contents], combinesContents: true)))
}

extension Attribute {
    /// The view that failed.
    public static let view: Attribute = "view"
    /// Hints, one per line.
    public static let details: Attribute = "details"
}
