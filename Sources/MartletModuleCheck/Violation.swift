/// An import or a dependency that violates a rule.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The path relative to the package's root.
    public let file: String
    /// The line number, starting at 1; `nil` if unknown.
    public let line: Int?
    /// What the target imports, and why it must not.
    public let message: String

    /// The violation in the format of compiler errors, so that editors can open its location.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}
