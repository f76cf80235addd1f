/// What a macro makes of one use: source text that takes its place, and what is wrong with the use.
package struct Expansion: Equatable {
    package var source: String
    package var diagnostics: [Diagnostic]

    package init(_ source: String = "", diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
    }
}

/// A sentence for the user about a place in their source.
package struct Diagnostic: Error, Equatable {
    package let message: String
    package let fileName: String
    /// The UTF-8 offset of the place in its file.
    package let offset: Int

    /// A mistake at a byte of a piece of source.
    package init(_ message: String, in source: SourceText, at byte: Int) {
        self.message = message
        fileName = source.fileName
        offset = source.offset + byte
    }

    /// A mistake without a place.
    package init(_ message: String) {
        self.message = message
        fileName = ""
        offset = 0
    }

    var json: JSONValue {
        [
            "message": .string(message), "severity": "error",
            "position": ["fileName": .string(fileName), "offset": .number(Double(offset))],
            "highlights": [], "notes": [], "fixIts": [],
        ]
    }
}
