extension Kind {
    /// A report to the developer, shown in place of a view that could not be evaluated.
    public static let failure: Kind = "failure"
}

extension Attribute {
    /// The view that failed.
    public static let view: Attribute = "view"
    /// What may help, a line each.
    public static let details: Attribute = "details"
}
