import Foundation
import MartletSymbols

extension Growth {
    /// Generates, builds, changes and runs an app of an architecture, for each number of topics. Takes about a minute.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func measure(_ port: GrowthPort, counts: [Int] = counts, in root: URL) async throws -> Growth {
        var points: [GrowthPoint] = []
        for count in counts { points.append(try await point(port, topics: count, in: root)) }
        return Growth(port: port.rawValue, points: points)
    }

    /// The measurements as JSON.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// The numbers of topics that can be measured: two more are added.
    public static let limits = 1...GrowthTopic.names.count - 2

    private static func point(_ port: GrowthPort, topics count: Int, in root: URL) async throws -> GrowthPoint {
        let topics = Array(GrowthTopic.names.prefix(count))
        let sources = try GrowthSources(port, topics: topics, in: root)
        let files = sources.files.map { SourceFile(name: $0.key, text: $0.value) }
        return try await TemporaryFolder.with { folder in
            let build = GrowthBuild(port: port, folder: folder, products: .ofThisProgram)
            var complete = sources
            complete.modules[complete.modules.count - 1].files["Entry.swift"] = entry(port, topics)
            try await build.compile(complete)
            let runtime = try await run(try await build.link())
            let rebuilt = try await rebuilt(port, topics: count, complete, build, in: root)
            return GrowthPoint(
                topics: count, lines: files.reduce(0) { $0 + $1.code.count }, types: files.reduce(0) { $0 + $1.types.count },
                files: files.count, addition: try await GrowthAddition(port, to: count, in: root), rebuilt: rebuilt, runtime: runtime)
        }
    }

    /// The main program of a generated app.
    private static func entry(_ port: GrowthPort, _ topics: [String]) -> String {
        """
        import CCompareCounters
        import CompareMeasures
        import Foundation

        @main
        enum Program {
            static func main() async throws {
                let counters = Footprint.Counters { compare_live_bytes() } beginObjects: {} endObjects: { [] }
                let runtime = await GrowthVisit.measure(\(topics), counters) { \(port.rootView)(service: $0) }
                print(String(decoding: try JSONEncoder().encode(runtime), as: UTF8.self))
            }
        }

        """
    }

    private static func run(_ program: URL) async throws -> GrowthRuntime {
        let result = try await Tool.run(
            "env", ["GLIBC_TUNABLES=glibc.malloc.tcache_count=0", "SWIFT_DETERMINISTIC_HASHING=1", program.path])
        guard result.status == 0, let line = result.output.split(separator: "\n").last else {
            throw BuiltProducts.ToolFailure(description: result.output)
        }
        return try JSONDecoder().decode(GrowthRuntime.self, from: Data(line.utf8))
    }

    /// Makes three changes one after the other, and counts the files that the compiler compiles for each.
    private static func rebuilt(
        _ port: GrowthPort, topics count: Int, _ sources: GrowthSources, _ build: GrowthBuild, in root: URL
    ) async throws -> GrowthRebuilt {
        // A topic in the middle, as any other.
        let topic = GrowthTopic.names[count / 2]
        var changed = sources
        try changed.edit("ItemList(\"\(topic)\"", ofTopic: topic) { $0.replacing("\"\(topic)\"", with: "\"My \(topic)\"") }
        let body = try await build.compile(changed)
        try changed.edit("var notice: String?", ofTopic: topic) { $0.replacing("notice", with: "hint") + "\n" + $0 }
        let state = try await build.compile(changed)
        var grown = try GrowthSources(port, topics: Array(GrowthTopic.names.prefix(count + 1)), in: root)
        for index in grown.modules.indices {
            let module = grown.modules[index].name
            guard let before = changed.modules.first(where: { $0.name == module }) else { continue }
            // What was changed and what is not of the app stays.
            for (name, text) in before.files where name.contains(topic) || name == "Entry.swift" { grown.modules[index].files[name] = text }
        }
        return GrowthRebuilt(body: body, state: state, topic: try await build.compile(grown))
    }
}

extension GrowthSources {
    /// Changes the first line with a text in the files of a topic.
    fileprivate mutating func edit(_ text: String, ofTopic topic: String, _ change: (String) -> String) throws {
        for index in modules.indices {
            for (name, file) in modules[index].files.sorted(by: { $0.key < $1.key }) where name.contains(topic) {
                var lines = file.components(separatedBy: "\n")
                guard let line = lines.firstIndex(where: { $0.contains(text) }) else { continue }
                lines[line] = change(lines[line])
                modules[index].files[name] = lines.joined(separator: "\n")
                return
            }
        }
        throw BuiltProducts.ToolFailure(description: "No file of \(topic) contains \(text).")
    }
}

extension GrowthAddition {
    /// Compares the app with one that has a topic more, and merges two of these.
    init(_ port: GrowthPort, to count: Int, in root: URL) async throws {
        let topics = Array(GrowthTopic.names.prefix(count))
        let before = try GrowthSources(port, topics: topics, in: root).files
        let mine = try GrowthSources(port, topics: topics + [GrowthTopic.names[count]], in: root).files
        let theirs = try GrowthSources(port, topics: topics + [GrowthTopic.names[count + 1]], in: root).files
        let new = mine.filter { before[$0.key] == nil }
        let edited = before.filter { mine[$0.key] != $0.value }
        var conflicts = 0
        for (name, text) in edited {
            conflicts += try await TemporaryFolder.with { folder in
                let sides = ["mine": mine[name], "before": text, "theirs": theirs[name]]
                for (side, text) in sides { try Data((text ?? "").utf8).write(to: folder.appending(path: side)) }
                // Returns the number of conflicts, or a negative number as an unsigned byte if it fails.
                let merge = try await Tool.run(
                    "git", ["merge-file", "-p"] + ["mine", "before", "theirs"].map { folder.appending(path: $0).path })
                guard merge.status <= 127 else { throw BuiltProducts.ToolFailure(description: merge.output) }
                return Int(merge.status)
            }
        }
        func code(_ files: some Sequence<String>) -> Int { files.reduce(0) { $0 + SourceFile(name: "", text: $1).code.count } }
        self.init(
            newFiles: new.count, newLines: code(new.values), editedFiles: edited.count,
            editedLines: code(edited.keys.compactMap { mine[$0] }) - code(edited.values), conflicts: conflicts)
    }
}
