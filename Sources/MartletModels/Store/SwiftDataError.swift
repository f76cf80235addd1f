import Foundation

/// Why the store could not be opened, read or changed.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
    enum Kind: Equatable, Sendable {
        case loadIssueModelContainer, unsupportedPredicate, unsupportedKeyPath, unknownModel, deniedDeletion, unreadableValue, readOnly
        case failure
    }

    let kind: Kind
    public let description: String

    init(_ kind: Kind, _ description: String = "") {
        self.kind = kind
        self.description = description
    }

    public var errorDescription: String? { description }

    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.kind == b.kind }

    /// The store could not be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A predicate has a part that cannot be evaluated.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)

    static func unknownModel(_ name: String) -> SwiftDataError {
        SwiftDataError(
            .unknownModel, "The container has no class '\(name)'. Name it where the container is made: .modelContainer(for: \(name).self)")
    }
}
