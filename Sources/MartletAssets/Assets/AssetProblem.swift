import Foundation

/// Something wrong with a resource, which is then left out: a catalogue in disorder must not keep an app from starting.
public struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder that is wrong.
    public let file: URL
    /// What is wrong with it and what would mend it, as a clause without a full stop.
    public let message: String

    public init(file: URL, message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { "\(file.path): \(message)" }
}
