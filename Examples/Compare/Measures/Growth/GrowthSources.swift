import Foundation

/// The sources of an app with any number of topics, derived from the app with one.
///
/// A file whose path names the topic is copied for each topic. In any other file, each statement that names it is repeated for each topic, with
/// the lines up to its last bracket. Both as a person would do it, who adds a screen like those that are there.
struct GrowthSources {
    /// A Swift module of the app, after those that it imports.
    struct Module {
        let name: String
        /// The texts of its files, by name.
        var files: [String: String]
    }

    var modules: [Module]

    /// - Parameter root: The root folder of the repository.
    init(_ port: GrowthPort, topics: [String], in root: URL) throws {
        let base = root.appending(path: "Examples/Growth/\(port.folder)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".swift") }.sorted()
        var modules: [Module] = []
        func add(_ text: String, as name: String, to module: String) {
            if !modules.contains(where: { $0.name == module }) { modules.append(Module(name: module, files: [:])) }
            modules[modules.firstIndex { $0.name == module } ?? 0].files[name] = text
        }
        for path in paths {
            let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
            let name = URL(filePath: path).lastPathComponent
            // The folders of modules are modules, those of one module are not.
            let folder = port == .modules ? String(path.prefix { $0 != "/" }) : ""
            if path.contains(GrowthTopic.template) {
                for topic in topics {
                    let module = "Growth\(port.folder)" + (folder.isEmpty ? "" : Self.rename(folder, for: topic))
                    add(Self.rename(text, for: topic), as: Self.rename(name, for: topic), to: module)
                }
            } else {
                add(Self.repeatStatements(in: text, for: topics), as: name, to: "Growth\(port.folder)")
            }
        }
        // The module of the app imports all others.
        self.modules = modules.sorted {
            ($0.name == "Growth\(port.folder)" ? 1 : 0, $0.name) < ($1.name == "Growth\(port.folder)" ? 1 : 0, $1.name)
        }
    }

    /// All files, by name. No two modules of an app have files with one name.
    var files: [String: String] { modules.reduce(into: [:]) { files, module in files.merge(module.files) { $1 } } }

    private static func rename(_ text: String, for topic: String) -> String {
        text.replacing(GrowthTopic.template, with: topic).replacing(GrowthTopic.template.lowercased(), with: topic.lowercased())
    }

    /// Repeats each statement that names the topic.
    static func repeatStatements(in text: String, for topics: [String]) -> String {
        var result: [String] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        while let line = lines.popFirst() {
            var statement = [line]
            // What stands in the braces of a block are other statements.
            while depth(of: statement) > 0, !line.hasSuffix("{"), !line.hasSuffix(" in"), let next = lines.popFirst() {
                statement.append(next)
            }
            if names(statement) {
                for topic in topics { result += statement.map { rename($0, for: topic) } }
            } else {
                result += statement
            }
        }
        return result.joined(separator: "\n")
    }

    private static func names(_ statement: [String]) -> Bool {
        statement.contains { $0.contains(GrowthTopic.template) || $0.contains(GrowthTopic.template.lowercased()) }
    }

    private static func depth(of lines: [String]) -> Int {
        lines.reduce(0) { depth, line in
            depth + line.count { "({[".contains($0) } - line.count { ")}]".contains($0) }
        }
    }
}
