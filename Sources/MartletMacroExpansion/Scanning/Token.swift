/// A word of Swift source, as far as finding the parts of a declaration needs one.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword, with its backticks if it has them.
        case word
        case number
        /// A whole string literal: quotes, lines and interpolations included.
        case string
        /// A whole regular expression literal.
        case regex
        /// A run of operator characters, such as `=`, `->` or `??`.
        case `operator`
        /// One character that stands for itself, such as a bracket or a comma.
        case mark
    }

    let kind: Kind
    /// The bytes of the source it covers.
    let range: Range<Int>
    /// Whether only space and comments stand before it on its line.
    let startsLine: Bool
    /// Whether it touches the token before it.
    let touchesPrevious: Bool
}
