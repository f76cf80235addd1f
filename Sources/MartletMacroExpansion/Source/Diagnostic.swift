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
}
