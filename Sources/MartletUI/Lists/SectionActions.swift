import MartletCore

extension Section where Parent: View, Content: View, Footer: View {
    /// Adds actions to the section. As on iOS, they are rows after its content.
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        let rows = SectionRows(content: self.content, actions: content())
        return Section<Parent, SectionRows<Content, Actions>, Footer>(
            header: header, content: rows, footer: footer, isExpanded: isExpanded)
    }
}

extension View {
    /// Has no effect: a section takes its actions only where the modifier is the first one of a `Section`.
    @_disfavoredOverload
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        inert(".sectionActions outside a section")
    }
}

/// The content of a section, and its actions after it.
private struct SectionRows<Content: View, Actions: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let content: Content
    private nonisolated(unsafe) let actions: Actions

    nonisolated init(content: Content, actions: Actions) {
        self.content = content
        self.actions = actions
    }

    var body: some View {
        content
        actions
    }
}
