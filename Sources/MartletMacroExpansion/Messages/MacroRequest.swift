/// A request from the compiler.
enum MacroRequest {
    case capability
    case expand(MacroUse)
    case loadLibrary

    /// Returns `nil` if the message is unknown or lacks a required member.
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

extension MacroUse {
    init?(_ fields: JSONValue, source: SourceText, attribute: SourceText?) {
        guard let macro = fields["macro"]?["typeName"]?.string, let role = fields["macroRole"]?.string,
            let discriminator = fields["discriminator"]?.string
        else { return nil }
        self.init(
            macro: macro, role: role, discriminator: discriminator, source: source, attribute: attribute,
            surroundings: fields["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? [],
            extendedType: fields["extendedTypeSyntax"]?["source"]?.string)
    }
}

extension SourceText {
    /// A larger position cannot occur in a source file, and adding to it could overflow.
    private static let largestFile = 1 << 40

    init?(_ syntax: JSONValue) {
        guard let text = syntax["source"]?.string, let location = syntax["location"], let fileID = location["fileID"]?.string,
            let fileName = location["fileName"]?.string, let offset = location["offset"]?.int, let line = location["line"]?.int,
            let column = location["column"]?.int, [offset, line, column].allSatisfy({ (0...Self.largestFile).contains($0) })
        else { return nil }
        self.init(text, fileID: fileID, fileName: fileName, offset: offset, line: line, column: column)
    }
}
