extension Element {
    /// The children that take part in the layout, in order.
    public var contentChildren: some Sequence<Element> {
        children.lazy.filter { $0.isContent }
    }

    /// Whether the element is a child without a slot that takes part in the layout.
    public var isContent: Bool { takesRoom && self[.slot] == nil }

    /// Whether the element takes part in its parent's layout; dialogs and commands do not.
    public var takesRoom: Bool { kind.definition.takesRoom }
}
