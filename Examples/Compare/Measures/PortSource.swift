import Foundation
import QBChatPorts

/// The results of analysing a port's sources, without the leaves, models and storage that all ports share.
public struct PortSource: Codable, Hashable, Sendable {
    /// The lines of code of the port's own target.
    public var lines: Int
    /// The lines of code including targets that the port depends on and that not all ports share.
    public var linesWithScreens: Int
    /// The types declared in these targets.
    public var types: Int
    public var views: Int
    /// The number of lines of the longest view.
    public var longestView: Int
    /// The mean number of the app's classes, protocols and stores that a view mentions.
    public var viewFanOut: Double
    /// The number of the example's modules that the port's target imports.
    public var modulesOut: Int
    /// The number of the example's modules that import the port's target.
    public var modulesIn: Int
    /// The share of code in files that import no UI module, from 0 to 1.
    public var testableWithoutViews: Double
    /// The share of executable lines, including views, that tests without a UI module reach, from 0 to 1.
    public var testedWithoutViews: Double
    /// What a test of one scene has to make.
    public var scene: SceneSource

    /// Analyses a port.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func read(_ port: ChatPort, in root: URL) throws -> PortSource {
        let coverage = try Data(contentsOf: root.appending(path: "Examples/Compare/coverage.json"))
        let targets = try targets(in: root)
        return PortSource(
            target: port.target, all: targets, coverage: try JSONDecoder().decode([String: LineCoverage].self, from: coverage),
            scene: try SceneSource.read(port.target, in: root, among: targets))
    }

    /// Reads the sources of the example, by their targets' folders.
    static func targets(in root: URL) throws -> [String: [SourceFile]] {
        let examples = root.appending(path: "Examples/QBChat")
        var targets = [String: [SourceFile]]()
        for name in try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted() where !name.contains(".") {
            targets[name] = try files(in: examples.appending(path: name))
        }
        return targets
    }

    static func files(in folder: URL) throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map {
            SourceFile(name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    /// The number of executable lines of a target, and of those that tests reach.
    struct LineCoverage: Codable {
        var covered: Int
        var lines: Int
    }

    init(target: String, all targets: [String: [SourceFile]], coverage: [String: LineCoverage] = [:], scene: SceneSource) {
        let own = targets[target] ?? []
        let needed = Self.needed(by: target, in: targets)
        let whole = needed.flatMap { targets[$0] ?? [] }
        let types = whole.flatMap(\.types)
        let views = types.filter(\.isView)
        lines = own.reduce(0) { $0 + $1.code.count }
        linesWithScreens = whole.reduce(0) { $0 + $1.code.count }
        self.types = types.count
        self.views = views.count
        longestView = views.map(\.lines.count).max() ?? 0

        let objects = Set(
            (types + (targets["Models"] ?? []).flatMap(\.types)).filter { $0.kind == "class" || $0.kind == "protocol" }.map(\.name))
        let fanOuts = views.map { view in view.words.intersection(objects.union(["Store"])).subtracting([view.name]).count }
        viewFanOut = views.isEmpty ? 0 : Double(fanOuts.reduce(0, +)) / Double(views.count)

        modulesOut = Self.imports(of: own, among: targets).count
        modulesIn = targets.keys.count { $0 != target && Self.imports(of: targets[$0] ?? [], among: targets).contains(target) }
        let withoutViews = whole.filter { !$0.imports.contains("SwiftUI") }.reduce(0) { $0 + $1.code.count }
        testableWithoutViews = linesWithScreens == 0 ? 0 : Double(withoutViews) / Double(linesWithScreens)
        let executed = needed.compactMap { coverage[$0] }
        testedWithoutViews = Double(executed.reduce(0) { $0 + $1.covered }) / Double(max(executed.reduce(0) { $0 + $1.lines }, 1))
        self.scene = scene
    }

    /// The targets that all ports share.
    static let shared: Set<String> = ["Models", "Leaves", "Storage", "Ports", "Root", "App"]

    /// Returns the sources of an app with only this port.
    static func app(of target: String, in targets: [String: [SourceFile]]) -> [String: [SourceFile]] {
        let names = shared.union(needed(by: target, in: targets))
        return targets.filter { names.contains($0.key) }
    }

    /// Returns a target and its dependencies, without those that all ports share.
    static func needed(by target: String, in targets: [String: [SourceFile]]) -> [String] {
        var needed = [target]
        var next = 0
        while next < needed.count {
            for name in imports(of: targets[needed[next]] ?? [], among: targets).sorted()
            where !shared.contains(name) && !needed.contains(name) {
                needed.append(name)
            }
            next += 1
        }
        return needed
    }

    /// Returns the example's targets that files import.
    static func imports(of files: [SourceFile], among targets: [String: [SourceFile]]) -> Set<String> {
        Set(files.flatMap(\.imports).compactMap { $0.hasPrefix("QBChat") ? String($0.dropFirst("QBChat".count)) : nil })
            .intersection(targets.keys)
    }
}

extension ChatPort {
    /// The folder of the port's target.
    var target: String {
        switch self {
        case .modelView: "ModelView"
        case .redux: "Redux"
        case .literalRedux: "LiteralRedux"
        case .viewState: "ViewState"
        case .services: "Services"
        case .coordinators: "Coordinators"
        case .clean: "Clean"
        case .viper: "Viper"
        case .modules: "Modules"
        }
    }
}
