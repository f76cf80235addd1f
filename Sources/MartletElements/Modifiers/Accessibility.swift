/// The accessibility properties that override those of the element's kind; `nil` does not override.
public struct Accessibility: ModifierValue {
    public var label: String?
    public var value: String?
    public var hint: String?
    /// An identifier for tests; never shown.
    public var identifier: String?
    public var hidden: Bool?
    public var addedTraits: Set<String>
    public var removedTraits: Set<String>
    /// `ignore`, `combine` or `contain` the children.
    public var children: String?

    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil, hidden: Bool? = nil,
        addedTraits: Set<String> = [], removedTraits: Set<String> = [], children: String? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.hidden = hidden
        self.addedTraits = addedTraits
        self.removedTraits = removedTraits
        self.children = children
    }
}
