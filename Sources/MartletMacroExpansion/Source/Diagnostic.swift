/// A message for the user about a location in their source.
package struct Diagnostic: Error, Equatable {
    package let message: String
    package let fileName: String
    /// The UTF-8 offset of the location in its file.
    package let offset: Int

    /// Creates a diagnostic at a byte of a source text.
    package init(_ message: String, in source: SourceText, at byte: Int) {
        self.message = message
        fileName = source.fileName
        offset = source.offset + byte
    }

    /// Creates a diagnostic without a location.
    package init(_ message: String) {
        self.message = message
        fileName = ""
        offset = 0
    }
}
