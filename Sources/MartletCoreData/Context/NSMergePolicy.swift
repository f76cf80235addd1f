import Foundation

/// What becomes of a change whose object another context has changed since it was read, or whose unique value another object has.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Nothing of it changes.
    enum Kind: Sendable { case error, storeTrump, objectTrump, overwrite, rollback }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Saving throws.
    public static let error = NSMergePolicy(.error)
    /// What is in the store stays.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(.storeTrump)
    /// The properties that the context has changed are written.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(.objectTrump)
    /// All properties of the object are written.
    public static let overwrite = NSMergePolicy(.overwrite)
    /// The context's changes of the object are given up.
    public static let rollback = NSMergePolicy(.rollback)
}

public let NSErrorMergePolicy: any Sendable = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: any Sendable = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: any Sendable = NSMergePolicy.rollback
