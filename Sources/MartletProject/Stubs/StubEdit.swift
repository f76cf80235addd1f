/// A change to the copy of a source file that takes something missing out of it.
struct StubEdit: Codable, Hashable, Sendable {
    /// The bytes of the copy that are replaced, as it is without such changes.
    var range: Range<Int>
    var text: String
    /// What is missing: `.glassEffect`.
    var name: String
    /// What was done, for the report.
    var method: Method
    var line: Int

    enum Method: String, Codable, Sendable {
        case call = "The call is left out."
        case expression = "The expression is a stub."
        case statement = "The statement is left out."
        case body = "The body is a stub."
        case declaration = "The declaration is left out."
        case wrapper = "The property wrapper is a stub."
        case attribute = "The attribute is left out."
        case conformance = "The conformance is left out."
        case `import` = "The import is left out."
        /// Follows from another stub, and is not worth a line.
        case consequence = ""
    }
}
