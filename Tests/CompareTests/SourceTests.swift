import Foundation
import QBChatPorts
import Testing

@testable import CompareMeasures

@Suite("Analysis of the sources")
struct SourceTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").resolvingSymlinksInPath()

    @Test func `D14 Blank lines and comments are not code`() {
        let file = SourceFile(
            name: "A.swift", text: "import SwiftUI\n\n/// A view.\nstruct A: View {\n    // Nothing.\n    let a = 1  // one\n}\n")
        #expect(file.code.count == 4)
        #expect(file.imports == ["SwiftUI"])
    }

    @Test func `D14 A type contains its lines, and a nested type counts separately`() {
        let file = SourceFile(
            name: "A.swift", text: "public final class A {\n    struct B {\n        let c: C\n    }\n}\nenum D { case e }\n")
        #expect(file.types.map(\.name) == ["A", "B", "D"])
        #expect(file.types.map(\.lines.count) == [5, 3, 1])
        #expect(file.types[1].words.contains("C"))
    }

    @Test func `D14 A port's code includes the screens it uses, but not what all ports share`() throws {
        let targets = [
            "Models": [SourceFile(name: "M.swift", text: "public struct M {}\n")],
            "Screens": [SourceFile(name: "S.swift", text: "import QBChatModels\nimport SwiftUI\npublic struct S: View {\n}\n")],
            "Port": [SourceFile(name: "P.swift", text: "import QBChatScreens\nfinal class P {\n}\n")],
        ]
        let port = PortSource(target: "Port", all: targets, scene: Self.scene)
        #expect(port.lines == 3)
        #expect(port.linesWithScreens == 7)
        #expect(port.types == 2)
        #expect(port.views == 1)
        #expect(port.modulesOut == 1)
        #expect(port.testableWithoutViews == 3.0 / 7)
    }

    private static let scene = SceneSource(SourceFile(name: "", text: ""), among: [:])

    @Test func `D7 What a test of one scene has to make is the body of its function`() {
        let targets = [
            "Models": [SourceFile(name: "M.swift", text: "public struct M {}\n")],
            "Screens": [SourceFile(name: "S.swift", text: "import QBChatModels\npublic struct S: View {\n}\n")],
            "Port": [SourceFile(name: "P.swift", text: "import QBChatScreens\nfinal class P {\n}\n")],
            "Other": [SourceFile(name: "O.swift", text: "final class O {\n}\n")],
        ]
        let test = SourceFile(
            name: "T.swift",
            text: """
                import QBChatModels
                @testable import QBChatPort
                struct T {
                    private func scene(_ m: M) -> some View {
                        // The logic.
                        let p = P(m, O.self)
                        return S(Store(p), Int(1))
                    }
                    func other() -> Int { O() }
                }
                """)
        let scene = SceneSource(test, among: targets)
        #expect(scene.lines == 2)
        #expect(scene.types == ["O", "P", "S", "Store"])
        #expect(scene.modules == ["Port", "Screens"])
    }

    @Test func `C24 The stored size of a country's page in two versions is up to date`() throws {
        let layers = try LayerSource.read(in: Self.root)
        #expect(try Comparison.kept().layers == layers)
        #expect(layers.map(\.types) == [2, 8])
    }

    @Test func `B24 No feature of Pokedex imports another, and the root imports all`() throws {
        let features = try FeatureSource.read(in: Self.root)
        #expect(features.map(\.module) == ["CreatureDetail", "CreatureFavorites", "CreatureList", "PokedexList", "PokedexRoot"])
        #expect(features.map(\.features) == [[], [], [], [], ["CreatureDetail", "CreatureFavorites", "CreatureList", "PokedexList"]])
    }

    @Test func `C25 The stored analysis of the two interfaces of Countries is up to date`() throws {
        let twins = try TwinSource.read(in: Self.root)
        #expect(try Comparison.kept().twins == twins)
        #expect(twins.map(\.target) == ["UI", "MVVM"])
        #expect(twins.allSatisfy { $0.sharedLines > $0.lines })
    }

    @Test func `D3 The lines tested without views include those that the port depends on`() {
        let targets = [
            "Screens": [SourceFile(name: "S.swift", text: "import SwiftUI\nstruct S: View {}\n")],
            "Port": [SourceFile(name: "P.swift", text: "import QBChatScreens\n")],
        ]
        let port = PortSource(
            target: "Port", all: targets,
            coverage: [
                "Screens": .init(covered: 1, lines: 10), "Port": .init(covered: 4, lines: 10), "Other": .init(covered: 9, lines: 9),
            ],
            scene: Self.scene)
        #expect(port.testedWithoutViews == 0.25)
    }

    @Test func `D3 The tests without views import none`() throws {
        for file in try PortSource.files(in: Self.root.appending(path: "Tests/QBChatLogicTests")) {
            #expect(file.imports.isDisjoint(with: ["SwiftUI", "MartletTest", "QBChatLeaves", "QBChatPorts", "QBChatRoot"]), "\(file.name)")
        }
    }

    @Test func `C24 A role counts its types, lines and decisions`() throws {
        let file = SourceFile(
            name: "P.swift",
            text:
                "final class ListPresenter {\n    func show() {\n        view.show()\n    }\n}\nstruct ListRouter {\n    func go() { if a { b() } }\n}\n"
        )
        let presenter = try #require(RoleSource(system: "Todos", role: "Presenter", types: file.types))
        #expect(presenter.types == 1)
        #expect(presenter.lines == 5)
        #expect(presenter.decisions == 0)
        #expect(RoleSource(system: "Todos", role: "Router", types: file.types)?.decisions == 1)
        #expect(RoleSource(system: "Todos", role: "Builder", types: file.types) == nil)
    }

    @Test func `D14 A change counts files, lines, and all modules that depend on the modified ones`() {
        let patch = """
            diff --git a/Examples/QBChat/Screens/A.swift b/Examples/QBChat/Screens/A.swift
            --- a/Examples/QBChat/Screens/A.swift
            +++ b/Examples/QBChat/Screens/A.swift
            @@ -1,2 +1,5 @@
             let a = 1
            -let b = 2
            +let b = 3
            +
            +/// One more.
            +let c = 4
            """
        let cost = ChangeCost(
            change: "badge", port: "redux", patch: patch,
            imports: ["Leaves": [], "Screens": ["QBChatLeaves"], "Redux": ["QBChatScreens"], "Root": ["QBChatRedux"]])
        #expect(cost.files == 1)
        #expect(cost.lines == 3)
        #expect(cost.modules == ["Screens"])
        #expect(cost.rebuilt == ["Redux", "Root", "Screens"])
        #expect(cost.edited == ["Screens/A.swift"])
    }

    @Test func `D14 A change counts lines in shared targets apart`() {
        func lines(in target: String) -> [Int] {
            let patch = "diff --git a/Examples/QBChat/\(target)/A.swift b/Examples/QBChat/\(target)/A.swift\n+let c = 4\n+let d = 5\n"
            let cost = ChangeCost(change: "badge", port: "redux", patch: patch, imports: [:])
            return [cost.lines, cost.ownLines]
        }
        #expect(lines(in: "Screens") == [2, 2])
        #expect(lines(in: "Models") == [2, 0])
    }

    @Test func `D14 A change rebuilds dependent modules in an app with one port, and no other port`() throws {
        let costs = try ChangeCost.read(in: Self.root).filter { $0.change == "failing-service" }
        func rebuilt(_ port: ChatPort) -> [String]? { costs.first { $0.port == port.rawValue }?.rebuilt }
        #expect(rebuilt(.modelView) == ["App", "Leaves", "ModelView", "Models", "Ports", "Root", "Storage"])
        #expect(rebuilt(.redux) == ["App", "Leaves", "Models", "Ports", "Redux", "Root", "Screens", "Storage"])
    }

    /// Runs git in the repository.
    ///
    /// - Returns: Whether it succeeded.
    private func git(_ arguments: String...) throws -> Bool {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git"] + arguments
        git.currentDirectoryURL = Self.root
        try git.run()
        git.waitUntilExit()
        return git.terminationStatus == 0
    }

    private static let changes = ["analytics", "delete", "failing-service", "search", "typing-indicator"]

    @Test(arguments: changes, ChatPort.allCases)
    func `D14 The patch of each change applies`(change: String, port: ChatPort) throws {
        #expect(try git("apply", "--check", "Examples/Compare/Changes/\(change)/\(port.rawValue).patch"))
    }

    /// The tests that `Tools/changes` runs, which take too long here.
    @Test(arguments: changes)
    func `D14 Each change has a test for all ports`(change: String) throws {
        let folder = Self.root.appending(path: "Examples/Compare/Changes/\(change)")
        let tests = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
        #expect(tests.count == 1)
        let text = try String(contentsOf: folder.appending(path: #require(tests.first)), encoding: .utf8)
        #expect(text.components(separatedBy: "@Test").count == text.components(separatedBy: "@Test(arguments: ChatPort.allCases)").count)
    }

    @Test func `D14 The stored costs of the changes are up to date`() throws {
        let costs = try ChangeCost.read(in: Self.root)
        #expect(costs.map(\.change) == Self.changes.flatMap { Array(repeating: $0, count: ChatPort.allCases.count) })
        #expect(try Comparison.kept().changes == costs)
    }

    @Test func `C24 The stored analysis of the roles is up to date`() throws {
        #expect(try RoleSource.read(in: Self.root) == Comparison.kept().roles)
    }
}
