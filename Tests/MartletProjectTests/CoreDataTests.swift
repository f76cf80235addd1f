import Foundation
import Testing

@testable import MartletProject

struct CoreDataTests {
    /// Returns the rewritten text of a file of an app that links Core Data, without the line that names the original.
    private func code(_ text: String) -> String {
        let modules = AvailableModules(own: [], linked: ["CoreData"])
        return String(SourceRewriter(modules: modules, conditions: []).rewrite(text, path: "A.swift").text.drop { $0 != "\n" }.dropFirst())
    }

    @Test func `A managed property reads and writes its value by its name`() {
        #expect(
            code(
                "class Lamp: NSManagedObject {\n    @NSManaged public var name: String?  // Its name.\n    @NSManaged var tags: Set<Tag>, watts: Int16\n}"
            )
                == """
                class Lamp: NSManagedObject {
                               public var name: String? { get { managed("name") } set { setManaged(newValue, "name") } }  // Its name.
                               var tags: Set<Tag> { get { managed("tags") } set { setManaged(newValue, "tags") } }, watts: Int16 { get { managed("watts") } set { setManaged(newValue, "watts") } }
                }
                """)
        #expect(
            code("@NSManaged\nvar `default`: [String: Int]?;")
                == "          \nvar `default`: [String: Int]? { get { managed(\"default\") } set { setManaged(newValue, \"default\") } };")
    }

    @Test func `A managed function changes its relationship`() {
        for (function, body) in [
            ("addToItems(_ value: Item)", "addManaged(value, to: \"items\")"),
            ("removeFromItems(_ values: NSSet)", "removeManaged(values, from: \"items\")"),
            ("insertIntoItems(_ value: Item, at idx: Int)", "insertManaged(value, at: idx, into: \"items\")"),
            ("removeFromItems(at indexes: NSIndexSet)", "removeManaged(at: indexes, from: \"items\")"),
            ("replaceItems(at idx: Int, with value: Item)", "replaceManaged(at: idx, with: value, in: \"items\")"),
        ] {
            #expect(code("@NSManaged public func \(function)") == "           public func \(function) { \(body) }")
        }
    }

    @Test func `What needs Objective-C is written otherwise`() {
        #expect(
            code("request.predicate = NSPredicate(format: \"name == %@\", name)")
                == "request.predicate = NSPredicate(format: \"name == %@\", name)")
        #expect(
            code("NSSortDescriptor(key: #keyPath(Lamp.room.name), ascending: true)")
                == "NSSortDescriptor(key: \"room.name\", ascending: true)")
        #expect(
            code("(key: a, selector: #selector(NSString.localizedStandardCompare(_:)))") == "(key: a, selector: .localizedStandardCompare)")
        #expect(
            code("NSBatchDeleteRequest(fetchRequest: a as! NSFetchRequest<NSFetchRequestResult>)")
                == "NSBatchDeleteRequest(fetchRequest: a )")
        #expect(
            code("private override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}")
                == " required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}")
        #expect(code("import SwiftUI") == "import SwiftUI; import CoreData")
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Lamp" representedClassName="Lamp" codeGenerationType="class">
                <attribute name="watts" attributeType="Integer 16" usesScalarValueType="YES"/>
            </entity>
        </model>
        """

    private static let project = """
        // !$*UTF8*$!
        {
            objectVersion = 56;
            objects = {
                A1 = {isa = PBXBuildFile; fileRef = F1; };
                A2 = {isa = PBXBuildFile; fileRef = M1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Lamps.xcdatamodel; sourceTree = "<group>"; };
                M1 = {isa = XCVersionGroup; children = (F2, ); currentVersion = F2; path = Lamps.xcdatamodeld; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, M1, ); sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2, ); };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1, ); name = Lamps; productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Lamps; }; name = Debug; };
                P1 = {isa = PBXProject; mainGroup = G1; targets = (T1, ); buildConfigurationList = L1; };
            };
            rootObject = P1;
        }
        """

    @Test func `The classes of a model are made, and it is a resource of the app`() throws {
        let original = try TemporaryFolder([
            "App.swift": "import SwiftUI", "Lamps.xcdatamodeld/Lamps.xcdatamodel/contents": Self.model,
            "Lamps.xcodeproj/project.pbxproj": Self.project,
        ])
        let projects = [
            try AppProject(looseFilesIn: original.url),
            try XcodeProject(bundle: original.url.appending(path: "Lamps.xcodeproj")).app("Lamps"),
        ]
        for project in projects {
            let copy = try TemporaryFolder()
            let prepared = try AppWorkspace(folder: copy.url, martlet: URL(fileURLWithPath: "/martlet")).prepare(project)
            #expect(prepared.notices.isEmpty)
            let module = try #require(project.modules.first).name
            let properties = try #require(copy.text("App/Sources/\(module)/GeneratedDataModel/Lamp+CoreDataProperties.swift"))
            #expect(properties.contains("public var watts: Int16 {\n        get { managed(\"watts\") }\n"))
            #expect(
                copy.text("App/Sources/\(module)/GeneratedDataModel/Lamp+CoreDataClass.swift")?.contains("class Lamp: NSManagedObject")
                    == true)
            #expect(copy.text("App/Sources/\(module)/Resources/Lamps.momd/Lamps.xcdatamodel/contents") == Self.model)
            let manifest = try #require(copy.text("App/Package.swift"))
            #expect(
                manifest.contains(#".product(name: "MartletCoreData", package: "martlet")"#)
                    && manifest.contains(#""CoreData=MartletCoreData""#))
            #expect(manifest.contains(#".copy("Resources/Lamps.momd")"#))
        }
    }

    @Test func `Objects of an app on the main actor are not bound to it`() throws {
        let original = try TemporaryFolder(["Lamps.xcdatamodeld/Lamps.xcdatamodel/contents": Self.model])
        var settings = CompilerSettings()
        settings.isolatesToMainActor = true
        let sources = DataModels.sources(of: [original.url.appending(path: "Lamps.xcdatamodeld")], settings: settings)
        #expect(
            sources.map { $0.text.contains("nonisolated public class Lamp") || $0.text.contains("nonisolated extension Lamp") } == [
                true, true,
            ])
    }
}
