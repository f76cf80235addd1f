import Foundation

/// A problem with a resource. The library skips the resource, so that a damaged catalogue does not keep the app from starting.
public struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder with the problem.
    public let file: URL
    /// The problem and its fix, as a clause without a full stop.
    public let message: String

    public init(file: URL, message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { "\(file.path): \(message)" }
}
