import CoreData
import Foundation

extension Bed {
    public class func fetchRequest() -> NSFetchRequest<Bed> { NSFetchRequest<Bed>(entityName: "Bed") }

    public var label: String? {
        get { managed("label") }
        set { setManaged(newValue, "label") }
    }
    public var plants: NSOrderedSet? {
        get { managed("plants") }
        set { setManaged(newValue, "plants") }
    }
    public var tools: NSSet? {
        get { managed("tools") }
        set { setManaged(newValue, "tools") }
    }
}

extension Bed {
    public func insertIntoPlants(_ value: Plant, at idx: Int) { insertManaged(value, at: idx, into: "plants") }
    public func removeFromPlants(at idx: Int) { removeManaged(at: idx, from: "plants") }
    public func insertIntoPlants(_ values: [Plant], at indexes: NSIndexSet) { insertManaged(values, at: indexes, into: "plants") }
    public func removeFromPlants(at indexes: NSIndexSet) { removeManaged(at: indexes, from: "plants") }
    public func replacePlants(at idx: Int, with value: Plant) { replaceManaged(at: idx, with: value, in: "plants") }
    public func addToPlants(_ value: Plant) { addManaged(value, to: "plants") }
    public func removeFromPlants(_ value: Plant) { removeManaged(value, from: "plants") }
    public func addToPlants(_ values: NSOrderedSet) { addManaged(values, to: "plants") }
    public func removeFromPlants(_ values: NSOrderedSet) { removeManaged(values, from: "plants") }
}

extension Bed {
    public func addToTools(_ value: GardenTool) { addManaged(value, to: "tools") }
    public func removeFromTools(_ value: GardenTool) { removeManaged(value, from: "tools") }
    public func addToTools(_ values: NSSet) { addManaged(values, to: "tools") }
    public func removeFromTools(_ values: NSSet) { removeManaged(values, from: "tools") }
}

extension Bed: Identifiable {}
