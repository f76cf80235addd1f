/// One use of a macro in the user's source, in one of the macro's roles.
package struct MacroUse {
    /// Which macro, by the type name its declaration gives in `#externalMacro`.
    package let macro: String
    /// What the compiler wants to have expanded: `"declaration"`, `"accessor"`, `"peer"` …
    package let role: String
    /// The start of a mangled name that is unique to this use.
    package let discriminator: String
    /// The macro's own text when it is freestanding, otherwise the declaration it is attached to.
    package let source: SourceText
    /// The attribute that attaches the macro.
    package let attribute: SourceText?
    /// The declarations around the use, innermost first, without their members.
    package let surroundings: [String]

    package init(
        macro: String, role: String, discriminator: String = "", source: SourceText, attribute: SourceText? = nil,
        surroundings: [String] = []
    ) {
        self.macro = macro
        self.role = role
        self.discriminator = discriminator
        self.source = source
        self.attribute = attribute
        self.surroundings = surroundings
    }
}
