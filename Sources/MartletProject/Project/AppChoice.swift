import Foundation

/// The error that a user has to choose an app, because a project has several, or none of the given name.
public struct AppChoice: Error, Hashable, CustomStringConvertible {
    public let place: URL
    public let names: [String]
    /// The name that no app has.
    public let unknown: String?

    public init(in place: URL, names: [String], unknown: String? = nil) {
        self.place = place
        self.names = names
        self.unknown = unknown
    }

    public var description: String {
        (unknown.map { "There is no app called \($0) in \(place.path)." } ?? "There are \(names.count) apps in \(place.path).")
            + " Name one:\n" + names.map { "    --target \($0.contains(" ") ? "\"\($0)\"" : $0)" }.joined(separator: "\n")
    }
}
