/// A source text and its location in its file.
package struct SourceText {
    package let text: String
    package let fileID: String
    package let fileName: String
    /// The UTF-8 offset of the text in its file.
    package let offset: Int
    /// The line of the first character, starting at 1.
    package let line: Int
    /// The column of the first character, starting at 1, in UTF-8 bytes.
    package let column: Int

    package init(_ text: String, fileID: String = "", fileName: String = "", offset: Int = 0, line: Int = 1, column: Int = 1) {
        self.text = text
        self.fileID = fileID
        self.fileName = fileName
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// The line and column in the file of a byte of this text.
    package func position(at byte: Int) -> (line: Int, column: Int) {
        let before = text.utf8.prefix(byte)
        guard let newline = before.lastIndex(of: 0x0A) else { return (line, column + before.count) }
        let lines = before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        return (line + lines, before.distance(from: newline, to: before.endIndex))
    }
}
