import CompilerChecks
import Foundation
import MartletSymbols
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

    /// The parts of a package's description that concern its independence.
    private struct Description: Decodable {
        struct Product: Decodable { let name: String }
        struct Dependency: Decodable {
            struct Place: Decodable { let identity: String }
            let sourceControl: [Place]?
            let fileSystem: [Place]?
        }
        let products: [Product]
        let dependencies: [Dependency]
    }

    @Test func `E7 The service layer is a package whose only dependency is Combine`() async throws {
        let folder = Sources.example.appending(path: "ServiceLayer").path
        let result = try await Tool.run("swift", ["package", "dump-package", "--package-path", folder])
        try #require(result.status == 0, "\(result.output)")
        let json = result.output.drop { $0 != "{" }
        let layer = try JSONDecoder().decode(Description.self, from: Data(json.utf8))
        #expect(layer.products.map(\.name) == ["TodosServices", "TodosLiveServices", "TodosFakeServices"])
        #expect(layer.dependencies.flatMap { $0.sourceControl ?? [] }.map(\.identity) == ["opencombine"])
        #expect(layer.dependencies.flatMap { $0.fileSystem ?? [] }.isEmpty)
    }

    @Test func `E10 Only the fake app contains fake services`() throws {
        let files = ["Modules", "Environment", "Environments", "Apps", "Server"].flatMap { (try? Sources.files(in: $0)) ?? [] }
        #expect(files.filter { $0.imports.contains("TodosFakeServices") }.map(\.name) == ["TodosFakeApp.swift"])
    }

    /// The files of the modules that do not compile after fields have been renamed in a file of the service layer or of the modules.
    private func filesToChange(
        renaming fields: [String: String], in changed: String
    ) async throws -> Set<String> {
        func sources(in folder: String) throws -> [String: String] {
            let files = try Sources.files(in: folder).map { file in
                guard file.name == changed else { return (file.name, file.text) }
                let text = try fields.reduce(file.text) { text, field in
                    text.replacing(try Regex("\\b\(field.key)\\b").wordBoundaryKind(.simple), with: field.value)
                }
                try #require(text != file.text, "\(changed) has none of these fields.")
                return (file.name, text)
            }
            return Dictionary(uniqueKeysWithValues: files)
        }
        let layer = ["TodosServices": try sources(in: "ServiceLayer/Sources/TodosServices")]
        return Set(try await BuiltModules.problems(in: sources(in: "Modules"), replacing: layer).map(\.file))
    }

    @Test func `E16 The modules compile against the service layer as it is`() async throws {
        let layer = try Sources.files(in: "ServiceLayer/Sources/TodosServices").map { ($0.name, $0.text) }
        let modules = try Sources.files(in: "Modules").map { ($0.name, $0.text) }
        let problems = try await BuiltModules.problems(
            in: Dictionary(uniqueKeysWithValues: modules), replacing: ["TodosServices": Dictionary(uniqueKeysWithValues: layer)])
        #expect(problems == [])
    }

    @Test func `E16 Renaming every field of the server's todo changes one file of the interactors`() async throws {
        let fields = [
            "title": "caption", "note": "remark", "isDone": "completed", "due": "deadline", "repeats": "interval", "place": "location",
        ]
        #expect(try await filesToChange(renaming: fields, in: "TodoObject.swift") == ["ServiceInteractor+Objects.swift"])
    }

    @Test func `E16 Renaming the fields of a change concerns interactors alone`() async throws {
        let fields = ["title": "caption", "note": "remark", "isDone": "completed"]
        let files = try await filesToChange(renaming: fields, in: "TodoChangeObject.swift")
        #expect(files == ["TodoDetailInteractor.swift", "TodoListInteractor.swift"])
    }

    @Test func `E16 Renaming the fields of an entity concerns no view`() async throws {
        let fields = ["title": "caption", "note": "remark", "isDone": "completed", "due": "deadline", "place": "location"]
        let files = try await filesToChange(renaming: fields, in: "TodoEntity.swift")
        #expect(
            files == [
                "ServiceInteractor+Objects.swift", "TodoCriteria+Applied.swift", "TodoDetailModel.swift", "TodoListInteractor.swift",
                "TodoListModel.swift",
            ])
    }

    @Test(arguments: [
        ("TodoListModel", "TodoListModel", ["TodoListScreen.swift"], ["rows", "isKept"]),
        ("TodoListModel", "Row", ["TodoRow.swift"], ["id", "title", "isDone", "due", "isRepeating", "place", "distance"]),
        (
            "TodoDetailModel", "TodoDetailModel", ["TodoDetailView.swift"],
            ["title", "note", "isDone", "due", "repeats", "place", "distance"]
        ),
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
