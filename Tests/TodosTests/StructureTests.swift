import Foundation
import Testing

@Suite("Structure of the example")
struct StructureTests {
    @Test func `E1 Services do not depend on modules, views or an app`() throws {
        let imports = try Sources.files(in: "ServiceLayer/Sources").reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        #expect(imports == ["Combine", "Foundation", "FoundationNetworking", "OpenCombine", "TodosServices"])
    }

    @Test func `E1 A service depends on its own source and no other service`() throws {
        for folder in ["TodosLiveServices", "TodosFakeServices"] {
            let files = try Sources.files(in: "ServiceLayer/Sources/\(folder)").filter { $0.name.hasSuffix("Service.swift") }
            let names = files.map { $0.name.replacing(".swift", with: "") }
            #expect(names.count == 3)
            for file in files { #expect(names.filter(file.mentions).count == 1, "\(file.name)") }
        }
    }

    @Test func `E1 Modules depend only on service interfaces`() throws {
        let imports = try Sources.files(in: "Modules").reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        #expect(imports == ["Foundation", "MartletKit", "Observation", "SwiftUI", "TodosServices"])
    }

    @Test func `E7 The service layer is a separate package without dependencies on this one`() throws {
        let manifest = try String(contentsOf: Sources.example.appending(path: "ServiceLayer/Package.swift"), encoding: .utf8)
        let packages = manifest.matches(of: /\.package\((\w+): "([^"]*)"/).map { String($0.2) }
        #expect(packages == ["https://github.com/OpenCombine/OpenCombine"])
        let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(products == ["TodosServices", "TodosLiveServices", "TodosFakeServices"])
        #expect(!manifest.contains("unsafeFlags") && !manifest.contains("../"))
    }

    @Test func `E7 This package depends on the layer, and contains none of its sources`() throws {
        let manifest = try String(contentsOf: Sources.repository.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#".package(path: "Examples/Todos/ServiceLayer")"#))
        #expect(!manifest.contains(#"path: "Examples/Todos/ServiceLayer/Sources"#))
    }

    @Test func `E10 Only the fake app contains fake services`() throws {
        let files = ["Modules", "Environment", "Environments", "Apps", "Server"].flatMap { (try? Sources.files(in: $0)) ?? [] }
        #expect(files.filter { $0.imports.contains("TodosFakeServices") }.map(\.name) == ["TodosFakeApp.swift"])
    }

    @Test func `E16 Only interactors use service objects`() throws {
        let objects = try Sources.files(in: "ServiceLayer/Sources/TodosServices/Objects")
            .flatMap { $0.text.matches(of: /public struct (\w+)/).map { String($0.1) } }
        #expect(
            objects.sorted() == ["NewTodoObject", "PlaceObject", "PositionObject", "TodoChangeObject", "TodoObject", "TodosRequestObject"])
        let knowing = try Sources.files(in: "Modules").filter { file in objects.contains(where: file.mentions) }.map(\.name)
        #expect(
            knowing == [
                "ServiceInteractor+Objects.swift", "ServiceInteractor.swift", "TodoDetailInteractor.swift", "TodoListInteractor.swift",
            ])
    }

    @Test func `E16 Views use models, not entities`() throws {
        let views = try Sources.files(in: "Modules").filter { $0.text.contains("import SwiftUI") }
        #expect(views.count > 8)
        for entity in ["TodoEntity", "TodoListEntity"] {
            #expect(views.filter { $0.mentions(entity) }.map(\.name) == [], "\(entity)")
        }
    }

    @Test(arguments: [
        ("TodoListModel", "TodoListModel", ["TodoListScreen.swift"], ["rows", "isKept"]),
        ("TodoListModel", "Row", ["TodoRow.swift"], ["id", "title", "isDone", "due", "place", "distance"]),
        ("TodoDetailModel", "TodoDetailModel", ["TodoDetailView.swift"], ["title", "note", "isDone", "due", "place", "distance"]),
    ])
    func `E17 A model contains only what its view shows`(file: String, type: String, views: [String], expected: [String]) throws {
        let files = try Sources.files(in: "Modules")
        let model = try #require(files.first { $0.name == file + ".swift" })
        let properties = try Sources.properties(of: type, in: model.text)
        #expect(properties == expected)
        let shown = files.filter { views.contains($0.name) }
        for property in properties { #expect(shown.contains { $0.mentions(property) }, "Nobody shows \(type).\(property).") }
    }
}
