/// A token of Swift source.
package struct SwiftToken: Hashable {
    package enum Kind: Hashable {
        /// A name or a keyword; backticks belong to it.
        case word
        case number
        /// The literal text of a string, with its quotes. One with interpolations consists of several, and the tokens between.
        case string
        /// One character that is none of the others.
        case mark
        case comment
        case newline
    }

    package var kind: Kind
    /// The place in the source's bytes.
    package var range: Range<Int>
    /// The line number, starting at 1.
    package var line: Int
}
