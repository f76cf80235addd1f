import CoreData
import Foundation

extension Tree {
    public class func fetchRequest() -> NSFetchRequest<Tree> { NSFetchRequest<Tree>(entityName: "Tree") }

    public var rings: Int32 {
        get { managed("rings") }
        set { setManaged(newValue, "rings") }
    }
}
