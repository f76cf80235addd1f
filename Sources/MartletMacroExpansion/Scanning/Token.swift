/// A token of Swift source, with the detail needed to find the parts of a declaration.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword, including any backticks.
        case word
        case number
        /// A complete string literal, including quotes and interpolations.
        case string
        /// A complete regular expression literal.
        case regex
        /// A run of operator characters, such as `=`, `->` or `??`.
        case `operator`
        /// A single punctuation character, such as a bracket or a comma.
        case mark
    }

    let kind: Kind
    /// The bytes of the source that the token covers.
    let range: Range<Int>
    /// Whether it is the first token on its line.
    let startsLine: Bool
    /// Whether it touches the token before it.
    let touchesPrevious: Bool
}
