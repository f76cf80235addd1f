/// What the compiler asks of the plugin.
enum MacroRequest {
    case capability
    case expand(MacroUse)
    case loadLibrary

    /// Nil when the message is none the plugin knows, or lacks something it must have.
    init?(_ message: JSONValue) {
        if message["getCapability"] != nil {
            self = .capability
        } else if message["loadPluginLibrary"] != nil {
            self = .loadLibrary
        } else if let fields = message["expandFreestandingMacro"], let syntax = fields["syntax"].flatMap(SourceText.init) {
            guard let use = MacroUse(fields, source: syntax, attribute: nil) else { return nil }
            self = .expand(use)
        } else if let fields = message["expandAttachedMacro"], let declaration = fields["declSyntax"].flatMap(SourceText.init),
            let attribute = fields["attributeSyntax"].flatMap(SourceText.init)
        {
            guard let use = MacroUse(fields, source: declaration, attribute: attribute) else { return nil }
            self = .expand(use)
        } else {
            return nil
        }
    }
}

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

    init?(_ fields: JSONValue, source: SourceText, attribute: SourceText?) {
        guard let macro = fields["macro"]?["typeName"]?.string, let role = fields["macroRole"]?.string,
            let discriminator = fields["discriminator"]?.string
        else { return nil }
        self.init(
            macro: macro, role: role, discriminator: discriminator, source: source, attribute: attribute,
            surroundings: fields["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? [])
    }
}

/// A piece of the user's source and where in its file it begins.
package struct SourceText {
    package let text: String
    package let fileID: String
    package let fileName: String
    /// The UTF-8 offset of the text in its file.
    package let offset: Int
    /// The line the text begins on, counted from 1.
    package let line: Int
    /// The column the text begins at, counted from 1 in UTF-8.
    package let column: Int

    /// Positions beyond this are no positions in a source file, and adding to them could overflow.
    private static let largestFile = 1 << 40

    package init(_ text: String, fileID: String = "", fileName: String = "", offset: Int = 0, line: Int = 1, column: Int = 1) {
        self.text = text
        self.fileID = fileID
        self.fileName = fileName
        self.offset = offset
        self.line = line
        self.column = column
    }

    init?(_ syntax: JSONValue) {
        guard let text = syntax["source"]?.string, let location = syntax["location"], let fileID = location["fileID"]?.string,
            let fileName = location["fileName"]?.string, let offset = location["offset"]?.int, let line = location["line"]?.int,
            let column = location["column"]?.int, [offset, line, column].allSatisfy({ (0...Self.largestFile).contains($0) })
        else { return nil }
        self.init(text, fileID: fileID, fileName: fileName, offset: offset, line: line, column: column)
    }

    /// The line and column in the file of a byte of this text.
    package func position(at byte: Int) -> (line: Int, column: Int) {
        let before = text.utf8.prefix(byte)
        guard let newline = before.lastIndex(of: 0x0A) else { return (line, column + before.count) }
        let lines = before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        return (line + lines, before.distance(from: newline, to: before.endIndex))
    }
}
