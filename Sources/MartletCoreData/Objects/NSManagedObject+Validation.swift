import Foundation

extension NSManagedObject {
    /// Returns what is wrong with the object's values.
    func validationErrors() -> [NSError] {
        attributeErrors() + relationshipErrors()
    }

    private func attributeErrors() -> [NSError] {
        entity.attributesByName.values.compactMap { attribute in
            let value = value(of: attribute.name)
            if value.isNull {
                return attribute.isOptional
                    ? nil : CoreDataError.validation(NSValidationMissingMandatoryPropertyError, self, attribute.name, "has no value.")
            }
            guard attribute.minimum != nil || attribute.maximum != nil else { return nil }
            guard let size = value.number ?? value.string.map({ Double($0.count) }) else { return nil }
            if let minimum = attribute.minimum, size < minimum {
                return CoreDataError.validation(NSValidationNumberTooSmallError, self, attribute.name, "is less than \(minimum).")
            }
            if let maximum = attribute.maximum, size > maximum {
                return CoreDataError.validation(NSValidationNumberTooLargeError, self, attribute.name, "is more than \(maximum).")
            }
            return nil
        }
    }

    private func relationshipErrors() -> [NSError] {
        entity.relationshipsByName.values.compactMap { relationship in
            // A relationship that is neither required nor limited need not be read.
            guard !relationship.isOptional || relationship.isToMany && (relationship.minCount > 0 || relationship.maxCount > 1) else {
                return nil
            }
            let count = relatedIDs(relationship).count
            if !relationship.isToMany {
                return count == 0
                    ? CoreDataError.validation(NSValidationMissingMandatoryPropertyError, self, relationship.name, "has no object.") : nil
            }
            if count < max(relationship.minCount, relationship.isOptional ? 0 : 1), !(relationship.isOptional && count == 0) {
                return CoreDataError.validation(
                    NSValidationRelationshipLacksMinimumCountError, self, relationship.name, "has too few objects.")
            }
            if relationship.maxCount > 1, count > relationship.maxCount {
                return CoreDataError.validation(
                    NSValidationRelationshipExceedsMaximumCountError, self, relationship.name, "has too many objects.")
            }
            return nil
        }
    }
}
