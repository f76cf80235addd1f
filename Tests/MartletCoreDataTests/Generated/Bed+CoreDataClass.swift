import CoreData
import Foundation

public class Bed: NSManagedObject {
}
