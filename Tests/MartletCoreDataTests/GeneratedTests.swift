import CoreData
import Foundation
import MartletDataModel
import Testing

/// The class of an entity whose properties alone are generated.
public class GardenTool: NSManagedObject {}

@MainActor
@Suite("The file of a model")
struct GeneratedTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test func `Its classes are those that are compiled with this test`() throws {
        let model = try #require(DataModel(at: Self.folder.appending(path: "Fixtures/Garden.xcdatamodeld")))
        let files = GeneratedClasses(of: model).files
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "Generated").path)
        #expect(files.map(\.name).sorted() == names.sorted())
        for file in files {
            let text = try String(contentsOf: Self.folder.appending(path: "Generated/\(file.name)"), encoding: .utf8)
            #expect(file.text == text, "\(file.name)")
        }
    }

    private func garden() throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Garden")
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { #expect($1 == nil) }
        return container
    }

    // Shows: import CoreData
    @Test func `A container finds the current version by its name, and objects have their classes`() throws {
        let container = try garden()
        let context = container.viewContext
        let bed = Bed(context: context)
        #expect(bed.label == "Roses & more")
        #expect(NSEntityDescription.insertNewObject(forEntityName: "Weather", into: context).entity.name == "Weather")
        let tree = try #require(NSEntityDescription.insertNewObject(forEntityName: "Tree", into: context) as? Tree)
        tree.names = ["oak", "Quercus"]
        tree.weight = 3.5
        bed.addToPlants(tree)
        let plant = Plant(context: context)
        bed.insertIntoPlants(plant, at: 0)
        let tool = GardenTool(context: context)
        tool.id = UUID()
        tool.addToBeds(NSSet(object: bed))
        try context.save()
        context.reset()

        let stored = try #require(try context.fetch(Bed.fetchRequest()).first)
        let plants = try #require(stored.plants?.array as? [Plant])
        try #require(plants.count == 2)
        #expect(
            plants.map { $0 is Tree } == [false, true] && plants.map(\.height) == [0.5, 0.5] && plants.map(\.isThirsty) == [true, true])
        #expect(plants[1].names == ["oak", "Quercus"] && plants[1].weight?.doubleValue == 3.5 && plants[1].bed === stored)
        #expect(stored.tools?.count == 1)
        #expect(Bed.entity().name == "Bed" && tool.entity.attributesByName["id"]?.attributeType == .UUIDAttributeType)
        let request = container.managedObjectModel.fetchRequestFromTemplate(withName: "Thirsty", substitutionVariables: ["least": 0.1])
        #expect(try context.fetch(try #require(request)).count == 2)
        stored.removeFromPlants(at: 0)
        context.delete(stored)
        try context.save()
        #expect(try context.fetch(Plant.fetchRequest()).count == 1)
    }

    @Test func `What the file says of values is checked when objects are saved`() throws {
        let context = try garden().viewContext
        let plant = Plant(context: context)
        plant.count = 0
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationNumberTooSmallError)
        plant.count = 2
        try context.save()
        for _ in 0..<2 { _ = Bed(context: context) }
        let conflict = #expect(throws: NSError.self) { try context.save() }
        #expect(conflict?.code == NSManagedObjectConstraintMergeError)
    }
}
