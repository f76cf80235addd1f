import Foundation
import TestSupport
import Testing

@testable import CompareMeasures

@ProgramActor
@Suite("Growth of an app")
struct GrowthTests {
    @Test func `A statement that names the topic is repeated for each topic, with all its lines`() {
        let text = """
            switch topic {
            case .books: BooksView()
            }
            reducers.append(
                Reducer<BooksState>.books.lift(\\.books) {
                    $0
                })
            return reducers
            """
        #expect(
            GrowthSources.repeatStatements(in: text, for: ["Films", "Hats"]) == """
                switch topic {
                case .films: FilmsView()
                case .hats: HatsView()
                }
                reducers.append(
                    Reducer<FilmsState>.films.lift(\\.films) {
                        $0
                    })
                reducers.append(
                    Reducer<HatsState>.hats.lift(\\.hats) {
                        $0
                    })
                return reducers
                """)
    }

    @Test func `A block that names the topic in one statement is not repeated as a whole`() {
        let text = "register { services in\n    services.add(Books.self)\n}"
        #expect(
            GrowthSources.repeatStatements(in: text, for: ["Films", "Hats"])
                == "register { services in\n    services.add(Films.self)\n    services.add(Hats.self)\n}")
    }

    @Test func `No topic's name is part of another's, so that no file is taken for another topic's`() {
        for name in GrowthTopic.names {
            #expect(GrowthTopic.names.filter { $0.lowercased().contains(name.lowercased()) } == [name])
        }
    }

    @Test(arguments: GrowthPort.allCases)
    func `An app with one topic is the one in the repository`(port: GrowthPort) throws {
        let generated = try GrowthSources(port, topics: ["Books"], in: SourceTests.root).files
        let folder = SourceTests.root.appending(path: "Examples/Growth/\(port.folder)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(generated.count == paths.count)
        for path in paths {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            #expect(generated[URL(filePath: path).lastPathComponent] == text)
        }
    }

    @Test(arguments: GrowthPort.allCases)
    func `The stored curves match the sources`(port: GrowthPort) async throws {
        let kept = try #require(try Comparison.kept().growth.first { $0.port == port.rawValue })
        #expect(kept.points.map(\.topics) == Growth.counts)
        for point in kept.points {
            let sources = try GrowthSources(port, topics: Array(GrowthTopic.names.prefix(point.topics)), in: SourceTests.root)
            let files = sources.files.map { SourceFile(name: $0.key, text: $0.value) }
            #expect(point.lines == files.reduce(0) { $0 + $1.code.count })
            #expect(point.files == files.count)
            #expect(try await point.addition == GrowthAddition(port, to: point.topics, in: SourceTests.root))
        }
    }
}
