/// One use of a macro in the user's source, in one of the macro's roles.
package struct MacroUse {
    /// The type name of the macro in its `#externalMacro` declaration.
    package let macro: String
    /// The role to expand: `"declaration"`, `"accessor"`, `"peer"` …
    package let role: String
    /// A prefix for mangled names, unique to this use.
    package let discriminator: String
    /// The macro's own text if it is freestanding, otherwise the declaration it is attached to.
    package let source: SourceText
    /// The attribute that attaches the macro.
    package let attribute: SourceText?
    /// The declarations that contain the use, innermost first, without their members.
    package let surroundings: [String]
    /// The name of the type to extend, in the role `"extension"`.
    package let extendedType: String?

    package init(
        macro: String, role: String, discriminator: String = "", source: SourceText, attribute: SourceText? = nil,
        surroundings: [String] = [], extendedType: String? = nil
    ) {
        self.macro = macro
        self.role = role
        self.discriminator = discriminator
        self.source = source
        self.attribute = attribute
        self.surroundings = surroundings
        self.extendedType = extendedType
    }
}
