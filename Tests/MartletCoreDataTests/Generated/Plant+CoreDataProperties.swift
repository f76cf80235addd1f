import CoreData
import Foundation

extension Plant {
    public class func fetchRequest() -> NSFetchRequest<Plant> { NSFetchRequest<Plant>(entityName: "Plant") }

    public var count: Int16 {
        get { managed("count") }
        set { setManaged(newValue, "count") }
    }
    public var height: Double {
        get { managed("height") }
        set { setManaged(newValue, "height") }
    }
    public var isThirsty: Bool {
        get { managed("isThirsty") }
        set { setManaged(newValue, "isThirsty") }
    }
    public var names: [String]? {
        get { managed("names") }
        set { setManaged(newValue, "names") }
    }
    public var planted: Date? {
        get { managed("planted") }
        set { setManaged(newValue, "planted") }
    }
    public var title: String? {
        get { managed("title") }
        set { setManaged(newValue, "title") }
    }
    public var weight: NSNumber? {
        get { managed("weight") }
        set { setManaged(newValue, "weight") }
    }
    public var bed: Bed? {
        get { managed("bed") }
        set { setManaged(newValue, "bed") }
    }
}

extension Plant: Identifiable {}
