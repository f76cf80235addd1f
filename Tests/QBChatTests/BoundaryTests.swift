import Foundation
import Testing

/// The dependencies in the sources.
@Suite("Boundaries")
struct BoundaryTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/QBChat").standardized

    /// The sources of a target, by file name.
    private func sources(of target: String) throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: target), includingPropertiesForKeys: nil)
        let pairs = try files.filter { $0.pathExtension == "swift" }.map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The modules of the app that a target imports.
    private func imports(of target: String) throws -> Set<String> {
        let lines = try sources(of: target).values.flatMap { $0.split(separator: "\n") }
        return Set(lines.compactMap { $0.hasPrefix("import QBChat") ? String($0.dropFirst("import QBChat".count)) : nil })
    }

    @Test(arguments: ["ModelView", "Redux", "ViewState", "Services"])
    func `D1 A port imports no other port and no storage`(port: String) throws {
        #expect(try imports(of: port).isSubset(of: ["Models", "Leaves", "Screens"]))
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

    @Test(arguments: ["ChatViewModel.swift", "ChatListViewModel.swift"])
    func `D11 A view sees only a view model's state and inputs, not its service and tasks`(file: String) throws {
        let source = try #require(try sources(of: "ViewState")[file])
        let stored = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains(" var ") || $0.contains(" let ") }.filter { $0.hasPrefix("@ObservationIgnored") }
        #expect(stored.count >= 3)
        #expect(stored.allSatisfy { $0.contains("private ") })
        let views = try sources(of: "Screens").values.joined()
        #expect(!views.contains("ViewModel"))
        #expect(!views.contains("ChatService"))
    }

    /// A row of the table of differences.
    private struct Traits: Equatable {
        /// Whether one state describes the whole app.
        var hasGlobalState = false
        /// Whether views call a service.
        var hasLogicInViews = false
        /// Whether a part can be reused without the rest.
        var hasPartsOfTheirOwn = false
    }

    private func traits(of port: String, screens: [String]) throws -> Traits {
        let own = try sources(of: port)
        let views = try ([port] + screens).flatMap { try sources(of: $0).values }.filter { $0.contains(": View {") }.joined()
        let whole = own.values.joined()
        return Traits(
            hasGlobalState: whole.contains("struct AppState"), hasLogicInViews: views.contains("await service."),
            hasPartsOfTheirOwn: !whole.contains("struct AppState") && !views.contains("await service."))
    }

    @Test func `D13 The table of differences matches the sources`() throws {
        #expect(try traits(of: "ModelView", screens: []) == Traits(hasLogicInViews: true))
        #expect(try traits(of: "Redux", screens: ["Screens"]) == Traits(hasGlobalState: true))
        #expect(try traits(of: "ViewState", screens: ["Screens"]) == Traits(hasPartsOfTheirOwn: true))
        #expect(try traits(of: "Services", screens: []) == Traits(hasPartsOfTheirOwn: true))
    }
}
