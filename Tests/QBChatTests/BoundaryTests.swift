import CompilerChecks
import Foundation
import Testing

/// The dependencies in the sources.
@Suite("Boundaries")
struct BoundaryTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/QBChat").standardized

    /// The sources of a target, by file name.
    private func sources(of target: String) throws -> [String: String] {
        let folder = Self.folder.appending(path: target)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let pairs = try files.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The modules of the app that a target imports.
    private func imports(of target: String) throws -> Set<String> {
        let lines = try sources(of: target).values.flatMap { $0.split(separator: "\n") }
        return Set(lines.compactMap { $0.hasPrefix("import QBChat") ? String($0.dropFirst("import QBChat".count)) : nil })
    }

    @Test(arguments: ["ModelView", "Redux", "LiteralRedux", "ViewState", "Services", "Clean", "Viper", "ModulesList", "ModulesChat"])
    func `D1 A port imports no other port and no storage`(port: String) throws {
        #expect(try imports(of: port).isSubset(of: ["Models", "Leaves", "Screens"]))
    }

    @Test func `D1 Only the root of the modular port knows its modules`() throws {
        #expect(try imports(of: "Modules") == ["Models", "ModulesList", "ModulesChat"])
        let importers = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { target in
            try !target.contains(".") && !imports(of: target).isDisjoint(with: ["ModulesList", "ModulesChat"])
        }
        #expect(importers == ["Modules"])
    }

    @Test func `D1 Leaves import only the models`() throws {
        #expect(try imports(of: "Leaves") == ["Models"])
        #expect(try imports(of: "Models") == [])
        #expect(try imports(of: "Storage") == ["Models"])
    }

    @Test func `D9 The screens that Redux and ViewState share import neither`() throws {
        #expect(try imports(of: "Screens") == ["Leaves", "Models"])
        #expect(try imports(of: "Redux") == ["Models", "Screens"])
        #expect(try imports(of: "ViewState") == ["Models", "Screens"])
    }

    /// The members of a type that code with some access can use.
    private func members(of type: String, in module: String, from access: String) async throws -> Set<String> {
        let symbols = try await BuiltModules.symbols(of: module, from: access)
        return Set(symbols.filter { $0.pathComponents.count == 2 && $0.pathComponents[0] == type }.map { $0.pathComponents[1] })
    }

    @Test(arguments: [
        ("ChatViewModel", ["init(id:service:)", "state", "trigger(_:)"]),
        ("ChatListViewModel", ["chat(_:)", "init(service:)", "openChatCount", "state", "trigger(_:)"]),
    ])
    func `D11 Outside its file a view model has a state and inputs, and its service and tasks are hidden`(
        model: String, expected: [String]
    ) async throws {
        let hidden: Set<String> = ["service", "following", "fetching"]
        let seen = try await members(of: model, in: "QBChatViewState", from: "internal").filter { !$0.hasPrefix("_$") }
        #expect(seen.subtracting(Self.observable).sorted() == expected)
        #expect(try await members(of: model, in: "QBChatViewState", from: "private").isSuperset(of: hidden))
    }

    /// What `@Observable` adds to a class.
    private static let observable: Set<String> = [
        "access(keyPath:)", "withMutation(keyPath:_:)", "shouldNotifyObservers(_:_:)", "Observable",
    ]

    @Test func `D11 The screens compile without the view models, so they can use nothing of them`() async throws {
        let problems = try await BuiltModules.problems(in: sources(of: "Screens"), without: ["QBChatViewState", "QBChatRedux"])
        #expect(problems == [])
    }

    @Test func `D11 A view that asks for hidden state does not compile`() async throws {
        let view = """
            import QBChatModels
            import QBChatScreens
            import QBChatViewState

            @MainActor func peek(at model: ChatViewModel) -> Any { model.SECRET }
            """
        for secret in ["service", "following", "fetching"] {
            let problems = try await BuiltModules.problems(in: ["View.swift": view.replacing("SECRET", with: secret)])
            #expect(problems.map(\.message) == ["'\(secret)' is inaccessible due to 'private' protection level"])
        }
        #expect(try await BuiltModules.problems(in: ["View.swift": view.replacing("SECRET", with: "state")]) == [])
    }
}
