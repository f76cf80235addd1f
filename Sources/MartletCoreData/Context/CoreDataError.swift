import Foundation

public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110

public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// The errors of Core Data, as `NSError`, which apps look into.
enum CoreDataError {
    static func make(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info.merging([NSLocalizedDescriptionKey: text]) { first, _ in first })
    }

    static func missing(_ id: NSManagedObjectID) -> NSError {
        make(NSManagedObjectReferentialIntegrityError, "There is no \(id.entity.title) with this identity in the store.")
    }

    static func validation(_ code: Int, _ object: NSManagedObject, _ key: String, _ text: String) -> NSError {
        make(code, "\(object.entity.title).\(key) \(text)", [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key])
    }

    /// Returns one error for several.
    static func joined(_ errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        return make(
            NSValidationMultipleErrorsError, errors.map(\.localizedDescription).joined(separator: "\n"), [NSDetailedErrorsKey: errors])
    }
}
