import CoreData
import Foundation

extension GardenTool {
    public class func fetchRequest() -> NSFetchRequest<GardenTool> { NSFetchRequest<GardenTool>(entityName: "Tool") }

    public var id: UUID? {
        get { managed("id") }
        set { setManaged(newValue, "id") }
    }
    public var beds: NSSet? {
        get { managed("beds") }
        set { setManaged(newValue, "beds") }
    }
}

extension GardenTool {
    public func addToBeds(_ value: Bed) { addManaged(value, to: "beds") }
    public func removeFromBeds(_ value: Bed) { removeManaged(value, from: "beds") }
    public func addToBeds(_ values: NSSet) { addManaged(values, to: "beds") }
    public func removeFromBeds(_ values: NSSet) { removeManaged(values, from: "beds") }
}

extension GardenTool: Identifiable {}
