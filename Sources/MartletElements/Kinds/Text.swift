extension Kind {
    /// A text. Its content is the element's text; or it has children of this kind, which are runs of the one text, each with its own font and
    /// colour. A run with ``Attribute/href`` is a link.
    public static let text: Kind = "text"
}

extension Attribute {
    /// The level of a heading, from 1 to 6.
    public static let heading: Attribute = "heading"
}
