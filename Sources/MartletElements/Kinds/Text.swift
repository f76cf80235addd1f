extension Kind {
    /// A text. Its content is the element's text, or children of this kind: runs of the same text, each with its own font and colour. A run
    /// with ``Attribute/href`` is a link.
    public static let text = Kind(
        "text",
        KindDefinition(
            Semantics(
                .text, naming: [.contents], combinesContents: true,
                specialRole: { $0[.href] != nil ? .link : $0.isHeading ? .heading : nil }),
            expansion: { _ in [] }))
}

extension Attribute {
    /// The level of a heading, from 1 to 6.
    public static let heading: Attribute = "heading"
}

extension Element {
    /// Whether a text or label is the heading of the content after it.
    var isHeading: Bool { self[.heading] != nil || isSectionHeader }

    private var isSectionHeader: Bool {
        var place = self
        while let next = place.parent {
            if next.kind == .section { return place[.slot] == "header" }
            if !next.semantics.isArrangement { return false }
            place = next
        }
        return false
    }
}
