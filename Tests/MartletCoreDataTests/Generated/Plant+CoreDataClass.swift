import CoreData
import Foundation

public class Plant: NSManagedObject {
}
