/// An import or a dependency that a rule does not allow.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// From the package's root.
    public let file: String
    /// Counted from one; `nil` if it is not known.
    public let line: Int?
    /// What is there, and why it must not be.
    public let message: String

    /// As compilers write it, so that editors find the place.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}
