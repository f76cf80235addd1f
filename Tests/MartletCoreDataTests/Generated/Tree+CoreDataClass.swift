import CoreData
import Foundation

public class Tree: Plant {
}
